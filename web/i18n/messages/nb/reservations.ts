import { unbroken } from '#web/i18n/unbroken.ts'
/** The small pages behind the links in mails about a reservation. */
export const reservations = unbroken({
  confirmTitle: 'Bekreft reservasjonen',
  confirmQuestion: 'Vil du reservere dette?',
  confirm: 'Ja, reserver',
  confirmedTitle: 'Plassene er dine',
  confirmed: 'Vi har sendt deg en e-post om hva som skjer nå.',
  notConfirmedTitle: 'Reservasjonen er ikke bekreftet',
  confirmFailed: 'Noe gikk galt. Prøv igjen om litt.',
  cancelTitle: 'Avbestill reservasjonen',
  cancelQuestion: 'Vil du avbestille dette?',
  cancel: 'Avbestill',
  cancelledTitle: 'Reservasjonen er avbestilt',
  cancelled: 'Du betaler ingenting, og plassen din er ledig for andre.',
  notCancelledTitle: 'Reservasjonen er ikke avbestilt',
  cancelFailed: 'Noe gikk galt. Prøv igjen om litt.',
  purchaseTitle: 'Det du reserverte',
  purchaseBought: 'Du har kjøpt dette i bestilling {order}.',
  purchaseFailed: 'Noe gikk galt. Prøv lenken igjen om litt.',
} as const)
