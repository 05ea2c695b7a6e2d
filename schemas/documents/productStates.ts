/** How a product is sold (specification section 3, decisions 5). */
export const productStateOptions = [
  { title: 'Normal', value: 'normal' },
  { title: 'Preorder', value: 'preorder' },
  { title: 'Crowdfunding', value: 'crowdFunding' },
  { title: 'Crowdsourcing', value: 'crowdSourcing' },
  { title: 'Test phase', value: 'testPhase' },
] as const
