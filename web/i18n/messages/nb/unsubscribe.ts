import { unbroken } from '#web/i18n/unbroken.ts'
/** The small page behind a mail's unsubscribe link. */
export const unsubscribe = unbroken({
  title: 'Slett adressen min',
  question: 'Skal vi slette e-postadressen din fra alle varsler om varer på lager?',
  confirm: 'Slett adressen',
  doneTitle: 'Adressen er slettet',
  done: 'Du får ingen flere varsler om varer på lager fra oss.',
  unknownTitle: 'Lenken gjelder ikke lenger',
  failedTitle: 'Oi, noe gikk galt',
  failed: 'Adressen er ikke slettet ennå. Prøv igjen om litt.',
  home: 'Gå til forsiden',
} as const)

/** The page behind the link in a mail about a reply: about one post, and about all. */
export const unsubscribePost = unbroken({
  title: 'Stopp varsler om innlegget',
  question: 'Skal vi slutte å sende deg e-post når noen svarer på dette innlegget?',
  confirm: 'Stopp varslene',
  doneTitle: 'Varslene er stoppet',
  done: 'Du får ikke flere e-poster om svar på dette innlegget.',
  failed: 'Varslene er ikke stoppet ennå. Prøv igjen om litt.',
} as const)
export const unsubscribeReplies = unbroken({
  title: 'Slå av varsler om svar',
  question: 'Skal vi slutte å sende deg e-post når noen svarer på det du skriver?',
  confirm: 'Slå av varslene',
  doneTitle: 'Varslene er slått av',
  done: 'Du får ikke flere e-poster om svar. Du kan slå dem på igjen på Min side.',
  failed: 'Varslene er ikke slått av ennå. Prøv igjen om litt.',
} as const)
/** The page behind the link in a mail about new campaigns. */
export const unsubscribeCampaigns = unbroken({
  title: 'Slå av e-post om nye kampanjer',
  question: 'Skal vi slutte å sende deg e-post når en kampanje starter?',
  confirm: 'Ja, slutt med det',
  doneTitle: 'E-posten er slått av',
  done: 'Du får ikke flere e-poster om nye kampanjer. Du kan slå dem på igjen på Min side.',
  failed: 'E-posten er ikke slått av ennå. Prøv igjen om litt.',
} as const)
