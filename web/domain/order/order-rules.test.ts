import { describe, expect, test } from 'vitest'
import { addressLines, isSameAddress } from './address-lines.ts'
import { orderState } from './order-state.ts'
import { treeShare } from './tree-share.ts'

const address = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  address1: 'Skogveien 1',
  address2: '',
  zipCode: '0150',
  city: 'Oslo',
  state: '',
  country: 'NO',
}
const totals = { itemsTotal: 1299, discount: 0, shipping: 99, taxDeducted: 0, taxIncluded: 279.6, grandTotal: 1398 }

describe('the state of an order, for its buyer', () => {
  test.each([
    ['untouched', true, 'received'],
    ['shipped', true, 'shipped'],
    ['completed', true, 'shipped'],
    ['processing', true, 'received'],
    [null, true, 'received'],
    ['hold', true, 'onHold'],
    ['untouched', false, 'pending'],
    // The bank has not said yes: on hold or not, the shopper first needs to know that.
    ['hold', false, 'pending'],
    ['cancelled', false, 'cancelled'],
    ['cancelled', true, 'cancelled'],
  ] as const)('%s, paid: %s is %s', (status, isPaid, state) => {
    expect(orderState({ status, isPaid })).toBe(state)
  })
})

describe('[R1.03] how much of a purchase goes to the tree-planting partner', () => {
  test('a share of the goods after discount, without shipping', () => {
    expect(treeShare({ state: 'received', totals }, 2)).toBe(25.98)
    expect(treeShare({ state: 'onHold', totals: { ...totals, discount: -129.9 } }, 2)).toBe(23.38)
    expect(treeShare({ state: 'received', totals: { ...totals, taxDeducted: 259.8 } }, 0.5)).toBe(5.2)
  })

  test('nothing of an order that may not be paid, or that cost nothing', () => {
    expect(treeShare({ state: 'pending', totals }, 2)).toBe(0)
    expect(treeShare({ state: 'cancelled', totals }, 2)).toBe(0)
    expect(treeShare({ state: 'received', totals: { ...totals, discount: -5000 } }, 2)).toBe(0)
  })
})

test('an address is written without what was not given', () => {
  expect(addressLines(address, 'Norge')).toEqual(['Kari Nordmann', 'Skogveien 1', '0150 Oslo', 'Norge'])
  expect(addressLines({ ...address, firstName: '', lastName: '', zipCode: '' }, '')).toEqual(['Skogveien 1', 'Oslo'])
  expect(isSameAddress(address, { ...address })).toBe(true)
  expect(isSameAddress(address, { ...address, city: 'Bergen' })).toBe(false)
  expect(isSameAddress(address, { ...address, country: 'SE' })).toBe(false)
})
