export const texts = import.meta.glob<string>(
  [
    '../../../../src/vierblatt/locales/en/*.ftl',
    '!../../../../src/vierblatt/locales/en/{four-gems,four-seasons,seasons-duel,vier-felder}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
