import { unbroken } from '#web/i18n/unbroken.ts'
export const newsletter = unbroken({
  heading: 'Brev fra verkstedet',
  text: 'Nye plagg, lapper og turer. Én gang i måneden.',
  email: 'E-postadresse',
  send: 'Meld meg på',
  sending: 'Sender …',
  success: 'Takk. Vi har sendt deg en e-post: trykk på knappen i den, så er du påmeldt.',
  /** The words of docs/product, in both languages (docs/product/8). */
  error: 'Error: {code}',
  help: 'Sjekk adressen, eller prøv igjen om litt.',
} as const)

/** The page behind the link that confirms the newsletter. */
export const newsletterLink = unbroken({
  title: 'Bekreft nyhetsbrevet',
  question: 'Vil du ha nyhetsbrevet vårt på e-post? Det kommer én gang i måneden.',
  confirm: 'Ja, meld meg på',
  confirmedTitle: 'Du er påmeldt',
  confirmed: 'Nyhetsbrevet kommer på e-post. I hvert brev er det en lenke for å melde seg av.',
  expiredTitle: 'Lenken gjelder ikke lenger',
  failedTitle: 'Oi, noe gikk galt',
  failed: 'Du er ikke påmeldt ennå. Prøv igjen om litt.',
} as const)
