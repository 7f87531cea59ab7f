export const texts = import.meta.glob<string>('../../../../src/vierblatt/locales/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
