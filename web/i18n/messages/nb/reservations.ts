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
  purchaseText: 'Produksjonen er i gang. Dette har vi holdt av til deg, til prisen du reserverte til:',
  purchaseLater: 'Betalingen åpner snart på denne siden. Ta vare på lenken.',
} as const
