export const home = {
  women: 'Women',
  men: 'Men',
  allProducts: 'See all products',
  community: 'To the community',
} as const
