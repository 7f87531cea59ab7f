export const texts = import.meta.glob<string>('../../../../src/vierblatt/locales/de/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
