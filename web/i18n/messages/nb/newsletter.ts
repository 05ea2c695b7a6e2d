export const newsletter = {
  heading: 'Brev fra verkstedet',
  text: 'Nye plagg, lapper og turer. Én gang i måneden.',
  email: 'E-postadresse',
  send: 'Meld meg på',
  sending: 'Sender …',
  success: 'Takk. Du er påmeldt.',
  /** The words of docs/product, in both languages (docs/product/8). */
  error: 'Error: {code}',
  help: 'Sjekk adressen, eller prøv igjen om litt.',
} as const
