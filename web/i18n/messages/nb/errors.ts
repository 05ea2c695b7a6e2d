export const errors = {
  serverTitle: 'Oi, noe gikk galt',
  serverText: 'Siden kunne ikke vises.',
  tryAgain: 'Prøv igjen',
  backToFrontPage: 'Gå tilbake til forsiden',
  allProducts: 'Se alle produkter',
} as const
