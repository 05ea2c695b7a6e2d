export const common = {
  skipToContent: 'Skip to content',
  frontPage: 'Front page',
  allProducts: 'All products',
  women: 'Women',
  men: 'Men',
  shop: 'Shop',
  community: 'Community',
  breadcrumbs: 'Breadcrumbs',
  // Norwegian on English pages too (docs/product/2).
  exitIntent: 'Før du går: du har fortsatt noe i handleposen.',
  exitIntentBag: 'Se handleposen',
} as const
