/** How a product is sold (docs/product/3, docs/product/4). */
export const productStateOptions = [
  { title: 'Normal', value: 'normal' },
  { title: 'Preorder', value: 'preorder' },
  { title: 'Crowdfunding', value: 'crowdFunding' },
  { title: 'Crowdsourcing', value: 'crowdSourcing' },
  { title: 'Test phase', value: 'testPhase' },
] as const
