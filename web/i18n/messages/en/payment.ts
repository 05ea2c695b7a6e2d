import type { Texts } from '#web/i18n/nb.ts'
import { unbroken } from '#web/i18n/unbroken.ts'
import { garment } from './garment.ts'

export const payment: Texts<'payment'> = unbroken({
  ...garment,
  heading: 'Payment',
  reservationHeading: 'Reservation',
  preparing: 'We are getting the payment ready.',
  notReady: 'We cannot reach the payment service, so you cannot pay right now.',
  retry: 'Try again',
  fillInAgain: 'The country has changed, and the amount is now in {currency}. Please enter your card details again.',

  pay: 'Pay',
  payAmount: 'Pay {amount}',
  payWithVipps: 'Continue to Vipps',
  reserve: 'Reserve',
  complete: 'Complete your order',
  validating: 'Checking …',
  paying: 'Paying …',
  reserving: 'Reserving …',
  redirecting: 'Redirecting …',
  notLeft: 'Taking a long time?',
  toConfirmation: 'Go to the confirmation',
  goOn: 'Continue to the payment',
  slow: 'This is taking a little longer than usual. Do not close the page.',

  cancelled: 'The payment was cancelled',
  error: 'There was an error processing your payment',
  refused: 'The payment was refused, check that all details are correct',
  unknown: 'Oops, something went wrong during payment',
  unknownMore:
    'We do not know whether the payment went through. If you try again, we will check that first, so you will only pay once.',
  nothingPaid: 'Nothing has been paid.',
  nothingReserved: 'Nothing has been reserved or paid.',
  earlierOpen:
    'You have not paid anything just now. If an earlier payment went through, you will get the confirmation by e-mail.',
  short: 'Something sold out before you could pay.',
  shortItem: '{item}: {n} left',
  soldOutItem: '{item}: sold out',
  tellWhenBack: 'Notify me when {item} is back',
  willTell: 'You will get one e-mail to {email} when {item} is back in stock.',
  tellFailed: 'We could not register your e-mail address. Try again.',
  bagChanged: 'The order has changed. Please check it before you pay.',
  amountChanged: 'The amount has changed to {amount}. Please check the order before you pay.',
  unreachable: 'We cannot reach the checkout system. Try again in a moment.',
  busy: 'The payment is already under way in another tab. Complete it there, or wait a moment and try again here.',
  tooFewLeft: 'There are fewer left than you want to reserve.',
  tooManyPerPerson: 'That is more than one person can reserve. What you have reserved before counts too.',
  campaignEnded: 'The crowdfunding has ended. Remove the item to pay for the rest.',
  notReservable: 'One of the items can no longer be reserved.',
  reduceLine: 'Change {name} to {n}',
  removeLine: 'Remove {name}',
  invalidFields: 'Something in the form is not right.',
  fieldRequired: 'Required',
  fieldInvalid: 'Not valid',
  begun:
    'You started a payment that we have not had an answer to. If you did not complete it, you can pay here. You will only pay once.',
  reservedMeanwhile: 'The reservation counts once the payment is complete.',

  checking: 'Checking your payment',
  checkingText: 'This usually takes a few seconds.',
  checkingMore: 'We are still waiting for an answer and will keep trying. Do not close the page.',
  checkingStopped:
    'We have not received an answer. If you have been charged, you will get a confirmation by e-mail. Check your e-mail before you pay again.',
  checkAgain: 'Check again',
  nothingToCheck: 'There is no payment to check',
  toCheckout: 'Go to checkout',

  failedTitle: 'The payment did not go through',
  unknownTitle: 'We do not know whether the payment went through',
  otherBrowser:
    'Did your bank or Vipps open a different browser from the one you were shopping in? Go back to the browser you were shopping in. If the order has been paid, you will see it there.',
  failedNote:
    'Mobile payment services sometimes report a failure even though you have been charged. Check for a confirmation e-mail before you try again.',
  bagKept: 'What you have chosen is still in your bag.',
  tryAgain: 'Try again',
  toShop: 'Go to the shop',
})
