export const common = {
  skipToContent: 'Hopp til innholdet',
  frontPage: 'Forsiden',
  allProducts: 'Alle produkter',
  women: 'Dame',
  men: 'Herre',
  shop: 'Butikk',
  community: 'Fellesskap',
  breadcrumbs: 'Brødsmuler',
} as const
