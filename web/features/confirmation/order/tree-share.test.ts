import { describe, expect, test } from 'vitest'
import { treeShare } from './tree-share.ts'

const totals = { itemsTotal: 1299, discount: 0, shipping: 99, taxDeducted: 0, taxIncluded: 279.6, grandTotal: 1398 }

describe('[R1.03] the part of a purchase that goes to the tree-planting partner', () => {
  test('a share of the goods after discount, without shipping', () => {
    expect(treeShare({ state: 'received', totals }, 2)).toBe(25.98)
    expect(treeShare({ state: 'onHold', totals: { ...totals, discount: -129.9 } }, 2)).toBe(23.38)
    expect(treeShare({ state: 'received', totals: { ...totals, taxDeducted: 259.8 } }, 0.5)).toBe(5.2)
  })

  test('nothing for an order that may not be paid, or that cost nothing', () => {
    expect(treeShare({ state: 'pending', totals }, 2)).toBe(0)
    expect(treeShare({ state: 'cancelled', totals }, 2)).toBe(0)
    expect(treeShare({ state: 'received', totals: { ...totals, discount: -5000 } }, 2)).toBe(0)
  })
})
