export const texts = import.meta.glob<string>(
  [
    '../../../../src/vierblatt/locales/fr/*.ftl',
    '!../../../../src/vierblatt/locales/fr/{four-gems,four-seasons,seasons-duel,vier-felder}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
