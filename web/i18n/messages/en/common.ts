export const common = {
  skipToContent: 'Skip to content',
  frontPage: 'Front page',
  allProducts: 'All products',
  women: 'Women',
  men: 'Men',
  shop: 'Shop',
  community: 'Community',
  breadcrumbs: 'Breadcrumbs',
} as const
