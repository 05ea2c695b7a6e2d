export const home = {
  women: 'Kvinner',
  men: 'Menn',
  allProducts: 'Se alle produkter',
  community: 'Til fellesskapet',
} as const
