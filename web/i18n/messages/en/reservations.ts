import { unbroken } from '#web/i18n/unbroken.ts'
/** The small pages behind the links in mails about a reservation. */
export const reservations = unbroken({
  confirmTitle: 'Confirm the reservation',
  confirmQuestion: 'Do you want to reserve this?',
  confirm: 'Yes, reserve',
  confirmedTitle: 'The places are yours',
  confirmed: 'We have sent you an e-mail about what happens now.',
  notConfirmedTitle: 'The reservation has not been confirmed',
  confirmFailed: 'Something went wrong. Try again shortly.',
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
} as const)
