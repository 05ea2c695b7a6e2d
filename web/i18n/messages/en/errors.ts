export const errors = {
  serverTitle: 'Oops, something went wrong',
  serverText: 'The page could not be shown.',
  tryAgain: 'Try again',
  backToFrontPage: 'Go back to the front page',
  allProducts: 'See all products',
} as const
