/** The small page behind a mail's unsubscribe link. */
export const unsubscribe = {
  title: 'Slett adressen min',
  question: 'Skal vi slette e-postadressen din fra alle varsler om varer på lager?',
  confirm: 'Slett adressen',
  doneTitle: 'Adressen er slettet',
  done: 'Du får ingen flere varsler om varer på lager fra oss.',
  unknownTitle: 'Lenken gjelder ikke lenger',
  failedTitle: 'Oi, noe gikk galt',
  failed: 'Adressen er ikke slettet ennå. Prøv igjen om litt.',
  home: 'Gå til forsiden',
} as const
