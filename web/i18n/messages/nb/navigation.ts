export const navigation = {
  main: 'Hovedmeny',
  menu: 'Meny',
  close: 'Lukk menyen',
  all: 'Se alt',
  products: 'Produkter',
  search: 'Søk',
  community: 'Fellesskap',
  toFrontPage: '{shop}, til forsiden',
  back: 'Tilbake',
  account: 'Min side',
  loadingPage: 'Henter siden …',
} as const
