export const payment = {
  heading: 'Betaling',
  preparing: 'Betalingen gjøres klar.',
  notReady: 'Vi får ikke kontakt med betalingstjenesten, så du kan ikke betale akkurat nå.',
  retry: 'Prøv igjen',

  pay: 'Betal',
  payAmount: 'Betal {amount}',
  payWithVipps: 'Fortsett til Vipps',
  reserve: 'Reserver',
  complete: 'Fullfør bestillingen',
  validating: 'Sjekker …',
  paying: 'Betaler …',
  reserving: 'Reserverer …',
  redirecting: 'Sender deg videre …',
  slow: 'Dette tar litt lengre tid enn vanlig. Ikke lukk siden.',

  cancelled: 'Betalingen ble avbrutt',
  error: 'Det oppsto en feil under behandlingen av betalingen',
  refused: 'Betalingen ble avvist, sjekk at alle opplysningene er riktige',
  unknown: 'Oi, noe gikk galt under betalingen',
  unknownMore:
    'Vi vet ikke om betalingen gikk gjennom. Prøver du igjen, sjekker vi det først, så du betaler bare én gang.',
  short: 'Noe ble utsolgt mens du betalte. Ingenting er betalt.',
  shortItem: '{item}: {n} igjen',
  soldOutItem: '{item}: utsolgt',
  bagChanged: 'Bestillingen er endret. Ingenting er betalt. Se over den før du betaler.',
  amountChanged: 'Beløpet er endret til {amount}. Ingenting er betalt. Se over bestillingen før du betaler.',
  unreachable: 'Vi får ikke kontakt med kassesystemet. Ingenting er betalt. Prøv igjen om litt.',
  busy: 'Betalingen er allerede i gang i en annen fane. Fullfør den der, eller vent litt og prøv igjen her.',
  tooFewLeft: 'Det er ikke så mange igjen å reservere. Ingenting er reservert eller betalt.',
  campaignEnded:
    'Folkefinansieringen er avsluttet. Fjern varen for å betale for resten. Ingenting er reservert eller betalt.',
  notReservable: 'En av varene kan ikke reserveres lenger. Ingenting er reservert eller betalt.',
  reduceLine: 'Endre til {n} stk. av {name}',
  removeLine: 'Fjern {name}',
  invalidFields: 'Noe i skjemaet stemmer ikke. Ingenting er betalt.',
  fieldRequired: 'Må fylles ut',
  fieldInvalid: 'Ikke gyldig',
  begun:
    'Du har begynt på en betaling som vi ikke har fått svar på. Fullførte du den ikke, kan du betale her. Du betaler bare én gang.',
  reservedMeanwhile: 'Varene du reserverer, holdes av mens du betaler.',

  checking: 'Vi sjekker betalingen',
  checkingText: 'Det tar vanligvis noen sekunder.',
  checkingMore: 'Vi venter fortsatt på svar og prøver igjen av oss selv. Ikke lukk siden.',
  checkingStopped:
    'Vi har ikke fått svar. Er pengene trukket, får du bekreftelsen på e-post. Ikke betal på nytt før du har sjekket.',
  checkAgain: 'Sjekk igjen',
  nothingToCheck: 'Det er ingen betaling å sjekke',
  toCheckout: 'Til kassen',

  failedTitle: 'Betalingen gikk ikke gjennom',
  unknownTitle: 'Vi vet ikke om betalingen gikk gjennom',
  otherBrowser:
    'Åpnet banken eller Vipps en annen nettleser enn den du handlet i? Gå tilbake til den. Er bestillingen betalt, ser du den der.',
  failedNote:
    'Mobilbetaling melder av og til feil selv om pengene er trukket. Se etter en bekreftelse på e-post før du prøver igjen.',
  bagKept: 'Det du har valgt, ligger fortsatt i handleposen.',
  tryAgain: 'Prøv igjen',
  toShop: 'Gå til butikken',
} as const
