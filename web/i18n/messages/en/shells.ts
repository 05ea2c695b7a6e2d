export const shells = {
  accountTitle: 'My account',
  accountText: 'Your orders and details will be here. You cannot log in yet.',
  checkoutTitle: 'Checkout',
  checkoutText: 'The checkout is not open yet. What you have chosen stays in your bag.',
  checkoutFailedTitle: 'The payment did not go through',
  checkoutFailedText:
    'Mobile payment sometimes reports a failure even though the money was taken. Look for a confirmation e-mail before you try again.',
  checkoutSuccessTitle: 'Thank you for your order',
  checkoutSuccessText: 'A confirmation is on its way by e-mail. Part of your purchase goes to planting trees.',
  checkPaymentTitle: 'Checking your payment',
  checkPaymentText: 'This usually takes a few seconds.',
  crowdfundingTitle: 'Your reservation is registered',
  crowdfundingText: 'You pay only if production starts. You will then get an e-mail with a link to pay.',
  discussionText: 'The discussion is not open yet. Come back here, or look at the draft in the meantime.',
  seeProduct: 'See the product',
  backToCheckout: 'Back to checkout',
  toShop: 'Go to the shop',
} as const
