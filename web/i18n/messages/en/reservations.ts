/** The small pages behind the links in mails about a reservation. */
export const reservations = {
  cancelTitle: 'Cancel the reservation',
  cancelQuestion: 'Do you want to cancel this?',
  cancel: 'Cancel the reservation',
  cancelledTitle: 'The reservation has been cancelled',
  cancelled: 'You will not be charged, and somebody else can have your place.',
  notCancelledTitle: 'The reservation has not been cancelled',
  cancelFailed: 'Something went wrong. Try again shortly.',
  purchaseTitle: 'What you reserved',
  purchaseBought: 'You have bought this in order {order}.',
  purchaseFailed: 'Something went wrong. Try the link again shortly.',
} as const
