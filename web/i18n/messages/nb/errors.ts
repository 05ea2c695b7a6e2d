export const errors = {
  serverTitle: 'Oi, noe gikk galt',
  serverText: 'Siden lot seg ikke vise. Prøv igjen, eller gå til forsiden.',
  tryAgain: 'Prøv igjen',
  backToFrontPage: 'Gå tilbake til forsiden',
  allProducts: 'Se alle produkter',
} as const
