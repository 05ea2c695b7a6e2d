export const navigation = {
  main: 'Hovedmeny',
  menu: 'Meny',
  close: 'Lukk menyen',
  products: 'Produkter',
  search: 'Søk',
  community: 'Fellesskap',
  toFrontPage: '{shop}, til forsiden',
} as const
