export const common = {
  skipToContent: 'Hopp til innholdet',
  frontPage: 'Forsiden',
  allProducts: 'Alle produkter',
  women: 'Kvinner',
  men: 'Menn',
  shop: 'Butikk',
  community: 'Fellesskap',
  breadcrumbs: 'Brødsmulesti',
  exitIntent: 'Før du går: du har fortsatt noe i handleposen.',
  exitIntentBag: 'Se handleposen',
} as const
