/** Messages of the API's failures, by code (server/api-codes.ts). */
export const api = {
  invalidJson: 'Kallet var ikke gyldig JSON.',
  invalidInput: 'Noe i skjemaet er ikke fylt ut riktig.',
  invalidEmail: 'Skriv en gyldig e-postadresse.',
  malformedItem: 'Varenummeret er ikke gyldig',
  wrongOrigin: 'Kallet kom ikke fra dette nettstedet.',
  noSuchCall: 'Dette kallet finnes ikke.',
  noSuchProduct: 'Produktet finnes ikke',
  noSuchNotification: 'Varselet finnes ikke. Det kan alt være slettet.',
  bodyTooLarge: 'Det ble sendt for mye på én gang.',
  tooManyRequests: 'Det kom for mange forsøk. Vent litt, og prøv igjen.',
  failed: 'Oi, noe gikk galt',
  unavailable: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
} as const
