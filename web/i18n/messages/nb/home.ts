export const home = {
  women: 'Kvinner',
  men: 'Menn',
  allProducts: 'Se alle produkter',
  allCampaigns: 'Se alle kampanjer',
  allPreorders: 'Se alt som kan forhåndsbestilles',
  community: 'Bli med i fellesskapet',
} as const
