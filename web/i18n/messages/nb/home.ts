export const home = {
  women: 'Kvinner',
  men: 'Menn',
  allProducts: 'Se alle produkter',
  community: 'Bli med i fellesskapet',
} as const
