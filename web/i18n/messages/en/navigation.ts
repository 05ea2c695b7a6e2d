export const navigation = {
  main: 'Main menu',
  menu: 'Menu',
  close: 'Close the menu',
  products: 'Products',
  search: 'Search',
  community: 'Community',
  toFrontPage: '{shop}, to the front page',
} as const
