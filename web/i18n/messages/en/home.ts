export const home = {
  women: 'Women',
  men: 'Men',
  allProducts: 'See all products',
  community: 'Join the community',
} as const
