export const shells = {
  accountTitle: 'My account',
  accountText: 'You are logged in. Your orders and details will be here.',
  accountLoggedOutText:
    'Log in to see your details and what you have written. Without an account you make one in a minute.',
  logIn: 'Log in',
  join: 'Join',
  logOut: 'Log out',
  logOutFailed: 'You are still logged in, because we could not reach the shop. Try again.',
  checkoutFailedTitle: 'The payment did not go through',
  checkoutFailedText:
    'Mobile payment sometimes reports a failure even though the money was taken. Look for a confirmation e-mail before you try again.',
  checkoutSuccessTitle: 'Thank you for your order',
  checkoutSuccessText: 'A confirmation is on its way by e-mail. Part of your purchase goes to planting trees.',
  checkPaymentTitle: 'Checking your payment',
  checkPaymentText: 'This usually takes a few seconds.',
  crowdfundingTitle: 'Your reservation is registered',
  crowdfundingText: 'You pay only if production starts. You will then get an e-mail with a link to pay.',
  seeProduct: 'See the product',
  backToCheckout: 'Back to checkout',
  toShop: 'Go to the shop',
} as const
