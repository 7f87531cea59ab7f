export const texts = import.meta.glob<string>('../../../../src/vierblatt/locales/fr/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
