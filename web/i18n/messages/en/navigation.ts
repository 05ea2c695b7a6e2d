export const navigation = {
  main: 'Main menu',
  menu: 'Menu',
  close: 'Close the menu',
  all: 'See all',
  products: 'Products',
  search: 'Search',
  community: 'Community',
  toFrontPage: '{shop}, to the front page',
  back: 'Back',
  account: 'My account',
  loadingPage: 'Loading the page …',
} as const
