import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BagItem } from './bag.ts'
import { changed, heldOf, type ItemChange, type QuantityChange, thenChanged, withChanges } from './bag-changes.ts'

const change: fc.Arbitrary<QuantityChange> = fc.oneof(
  fc.record({ by: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ set: fc.nat(9), by: fc.integer({ min: 0, max: 5 }) }),
)
const item = (id: string): BagItem => ({
  itemId: id,
  variantId: '1',
  centraId: '1',
  name: 'Shirt',
  gender: null,
  size: 'M',
  colourName: null,
  code: null,
  code2: null,
  priceEach: 100,
  currency: 'NOK',
})
const wanted = (by: number, id = '1-1'): ItemChange => ({ change: { by }, item: item(id) })

describe('changes of a quantity', () => {
  test('never end below nothing', () => {
    fc.assert(fc.property(fc.nat(9), change, (quantity, one) => changed(quantity, one) >= 0))
  })

  test('increases made together are those made one after the other', () => {
    const more = fc.oneof(fc.record({ by: fc.nat(5) }), fc.record({ set: fc.nat(9), by: fc.nat(5) }))
    fc.assert(
      fc.property(fc.nat(9), more, more, (quantity, first, second) => {
        expect(changed(quantity, thenChanged(first, second))).toBe(changed(changed(quantity, first), second))
      }),
    )
  })

  test('an item that is removed and added again has the added quantity', () => {
    expect(changed(7, thenChanged({ set: 0, by: 0 }, { by: 2 }))).toBe(2)
  })
})

describe('[R3.06] the bag with changes on their way', () => {
  test('without a bag, the first item makes one', () => {
    expect(withChanges(null, new Map([['1-1', wanted(2)]]))).toMatchObject({
      currency: 'NOK',
      lines: [{ lineId: 'new-1-1', itemId: '1-1', quantity: 2, priceEach: 100 }],
      totals: { totalQuantity: 2, itemsTotal: 200, grandTotal: 200 },
    })
  })

  test('quantities and sums agree, the order of lines stays', () => {
    const quantities = fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(quantities, (steps) => {
        let bag = withChanges(
          null,
          new Map([
            ['1-1', wanted(3)],
            ['2-1', wanted(1, '2-1')],
          ]),
        )
        for (const by of steps) bag = withChanges(bag, new Map([['1-1', wanted(by)]]))
        const lines = bag?.lines ?? []
        expect(bag?.totals.totalQuantity).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(bag?.totals.itemsTotal).toBe(lines.reduce((sum, { quantity }) => sum + quantity * 100, 0))
        expect(heldOf(bag, '2-1')).toBe(1)
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
      }),
    )
  })

  test('an item that is gone and added again takes its line’s place', () => {
    const bag = withChanges(null, new Map([['1-1', wanted(1)]]))
    const gone = bag && { ...bag, lines: bag.lines.map((line) => ({ ...line, isGone: true })) }
    expect(withChanges(gone, new Map([['1-1', wanted(2)]]))?.lines).toMatchObject([{ quantity: 2 }])
  })

  test('a change of an unknown item shows nothing', () => {
    expect(withChanges(null, new Map([['1-1', { change: { by: 1 }, item: null }]]))).toBeNull()
  })
})
