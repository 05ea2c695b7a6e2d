'use client'

import dynamic from 'next/dynamic'

/*
 * The product page's parts, loaded separately: the lists of one clothing type share its route, and would otherwise load
 * its code. They are rendered on the server, which also names their files in the document, as long as the `import()` is
 * written inside `dynamic()`. Without a boundary of their own, a change of pages waits for them instead of showing
 * gaps.
 */

export const BuyPanel = dynamic(() => import('./product-parts.ts').then(({ parts }) => parts.BuyPanel))
export const GalleryControls = dynamic(() => import('./product-parts.ts').then(({ parts }) => parts.GalleryControls))
export const Price = dynamic(() => import('./product-parts.ts').then(({ parts }) => parts.Price))
export const ProductChoice = dynamic(() => import('./product-parts.ts').then(({ parts }) => parts.ProductChoice))
export const ProductView = dynamic(() => import('./product-parts.ts').then(({ parts }) => parts.ProductView))
/** Only for products in the test phase. */
export const BorrowPanel = dynamic(() => import('./borrowing/borrow-panel.tsx').then((module) => module.BorrowPanel))
/** Only for campaigns. */
export const CampaignPanel = dynamic(() =>
  import('./crowdfunding/campaign-panel.tsx').then((module) => module.CampaignPanel),
)

const toNothing = () => () => null
const CommonCode = dynamic(() => import('./product-parts.ts').then(toNothing, toNothing))
const BorrowCode = dynamic(() => import('./borrowing/borrow-panel.tsx').then(toNothing, toNothing))
const CampaignCode = dynamic(() => import('./crowdfunding/campaign-panel.tsx').then(toNothing, toNothing))

/**
 * Shows nothing and loads the code of all parts, for lists, which do it before a card is tapped. A component, because
 * for an `import()` outside `dynamic()` the build makes other files, and these would be loaded at the tap.
 */
export function ProductCode() {
  return (
    <>
      <CommonCode />
      <BorrowCode />
      <CampaignCode />
    </>
  )
}
