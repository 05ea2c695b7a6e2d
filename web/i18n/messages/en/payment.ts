import type { Texts } from '#web/i18n/nb.ts'

export const payment: Texts<'payment'> = {
  heading: 'Payment',
  preparing: 'Preparing the payment.',
  notReady: 'We cannot reach the payment service. Nothing has been paid.',
  retry: 'Try again',

  pay: 'Pay',
  payAmount: 'Pay {amount}',
  payWithVipps: 'Continue to Vipps',
  reserve: 'Reserve',
  complete: 'Complete the order',
  validating: 'Checking …',
  paying: 'Paying …',
  reserving: 'Reserving …',
  redirecting: 'Taking you on …',
  slow: 'This is taking a little longer than usual. Do not close the page.',

  cancelled: 'The payment was cancelled',
  error: 'There was an error processing your payment',
  refused: 'The payment was refused, check that all details are correct',
  unknown: 'Oops, something went wrong during payment',
  unknownMore:
    'We do not know whether the payment went through. If you try again, we check that first, so you only pay once.',
  short: 'Something sold out while you were paying. Nothing has been paid.',
  shortItem: '{name}, {size}: {n} left',
  soldOutItem: '{name}, {size}: sold out',
  bagChanged: 'The order has changed. Nothing has been paid. Look it over and pay again.',
  amountChanged: 'The amount has changed to {amount}. Nothing has been paid. Look over the order and pay again.',
  unreachable: 'We cannot reach the checkout system. Nothing has been paid. Try again in a moment.',
  busy: 'The payment is already under way in another tab.',
  tooFewLeft: 'There are not that many left to reserve. Nothing has been reserved or paid.',
  campaignEnded: 'The crowdfunding has ended. Remove the item to pay for the rest. Nothing has been reserved or paid.',
  notReservable: 'One of the items can no longer be reserved. Nothing has been reserved or paid.',
  invalidFields: 'Something in the form is not right. Nothing has been paid.',
  fieldRequired: 'Required',
  fieldInvalid: 'Not valid',
  begun: 'You have started a payment that is not completed. You can pay here.',
  reservedMeanwhile: 'The items that you are reserving are held while you pay.',

  checking: 'Checking your payment',
  checkingText: 'This usually takes a few seconds.',
  checkingMore: 'We are still waiting for an answer and keep trying. Do not close the page.',
  checkingStopped:
    'We have not received an answer. If you have been charged, the confirmation comes by e-mail. Check it before you pay again.',
  checkAgain: 'Check again',
  nothingToCheck: 'There is no payment to check',
  toCheckout: 'To the checkout',

  failedTitle: 'The payment did not go through',
  failedNote:
    'Mobile payment sometimes reports a failure although you have been charged. Check for a confirmation e-mail before you try again.',
  bagKept: 'What you have chosen is still in your bag.',
  tryAgain: 'Try again',
  toShop: 'Go to the shop',
}
