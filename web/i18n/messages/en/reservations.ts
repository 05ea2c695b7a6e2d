/** The small pages behind the links in mails about a reservation. */
export const reservations = {
  cancelTitle: 'Cancel the reservation',
  cancelQuestion: 'Do you want to cancel this?',
  cancel: 'Cancel the reservation',
  cancelledTitle: 'The reservation is cancelled',
  cancelled: 'You pay nothing, and your place is free for others.',
  notCancelledTitle: 'The reservation is not cancelled',
  cancelFailed: 'Something went wrong. Try again shortly.',
  purchaseTitle: 'What you reserved',
  purchaseBought: 'You have bought this with order {order}.',
  purchaseFailed: 'Something went wrong. Try the link again shortly.',
} as const
