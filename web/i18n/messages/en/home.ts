export const home = {
  women: 'Women',
  men: 'Men',
  allProducts: 'See all products',
  allCampaigns: 'See all campaigns',
  allPreorders: 'See all preorders',
  community: 'Join the community',
} as const
