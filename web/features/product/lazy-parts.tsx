'use client'

import dynamic from 'next/dynamic'
import { loadProductParts } from './load-product-parts.ts'

/**
 * The product page's parts, loaded separately: the lists of one clothing type share its route, and would otherwise load
 * its code. They are rendered on the server, which also names their file in the document; without a boundary of their
 * own, a change of pages waits for them instead of showing gaps.
 */
/**
 * These two are not among the other parts: only products in the test phase load the first, only campaigns the second.
 */
export const BorrowPanel = dynamic(() => import('./borrowing/borrow-panel.tsx').then((module) => module.BorrowPanel))
export const CampaignPanel = dynamic(() =>
  import('./crowdfunding/campaign-panel.tsx').then((module) => module.CampaignPanel),
)
export const BuyPanel = dynamic(() => loadProductParts().then((parts) => parts.BuyPanel))
export const GalleryControls = dynamic(() => loadProductParts().then((parts) => parts.GalleryControls))
export const Price = dynamic(() => loadProductParts().then((parts) => parts.Price))
export const ProductChoice = dynamic(() => loadProductParts().then((parts) => parts.ProductChoice))
export const ProductView = dynamic(() => loadProductParts().then((parts) => parts.ProductView))
