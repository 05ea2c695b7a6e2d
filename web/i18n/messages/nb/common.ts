export const common = {
  skipToContent: 'Hopp til innholdet',
  frontPage: 'Forsiden',
  allProducts: 'Alle produkter',
  women: 'Kvinner',
  men: 'Menn',
  shop: 'Butikk',
  community: 'Fellesskap',
  breadcrumbs: 'Brødsmulesti',
} as const
