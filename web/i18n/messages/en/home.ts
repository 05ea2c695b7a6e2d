export const home = {
  women: 'Women',
  men: 'Men',
  womenHint: 'See women’s clothing',
  menHint: 'See men’s clothing',
  allProducts: 'See all products',
  community: 'To the community',
} as const
