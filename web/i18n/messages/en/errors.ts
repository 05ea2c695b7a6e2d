export const errors = {
  notFoundTitle: 'This page does not exist',
  notFoundText: 'It may have moved, or the address is misspelt.',
  serverTitle: 'Oops, something went wrong',
  serverText: 'The fault is ours. Try again, or go to the front page.',
  tryAgain: 'Try again',
  backToFrontPage: 'Back to the front page',
  allProducts: 'All products',
} as const
