export const home = {
  women: 'Dame',
  men: 'Herre',
  womenHint: 'Se klær til dame',
  menHint: 'Se klær til herre',
  allProducts: 'Se alle produkter',
  community: 'Til fellesskapet',
} as const
