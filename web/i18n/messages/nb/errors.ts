export const errors = {
  notFoundTitle: 'Siden finnes ikke',
  notFoundText: 'Den kan ha flyttet, eller adressen er feil skrevet.',
  serverTitle: 'Oi, noe gikk galt',
  serverText: 'Feilen er hos oss. Prøv igjen, eller gå til forsiden.',
  tryAgain: 'Prøv igjen',
  backToFrontPage: 'Tilbake til forsiden',
  allProducts: 'Alle produkter',
} as const
