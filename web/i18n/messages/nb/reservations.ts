/** The small pages behind the links in mails about a reservation. */
export const reservations = {
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
} as const
