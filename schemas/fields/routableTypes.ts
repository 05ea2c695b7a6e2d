/** Document types that have an address of their own (docs/product/2). */
export const routableTypes = [
  'page',
  'categoryPage',
  'landingPage',
  'contentPage',
  'clothingType',
  'shopPage',
  'product',
  'homePage',
  'communityPage',
] as const

export type RoutableType = (typeof routableTypes)[number]

export const referenceTargets = routableTypes.map((type) => ({ type }))
