export const texts = import.meta.glob<string>(
  [
    '../../../../src/vierblatt/locales/de/*.ftl',
    '!../../../../src/vierblatt/locales/de/{four-gems,four-seasons,seasons-duel,vier-felder}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
