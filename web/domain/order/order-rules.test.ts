import { describe, expect, test } from 'vitest'
import { addressLines, isSameAddress } from './address-lines.ts'
import { nextSteps } from './next-steps.ts'
import { orderDeliveries } from './order-deliveries.ts'
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

describe('what of an order comes when', () => {
  const line = (name: string, type: 'normal' | 'preorder' | 'crowdfunding', deliveryDate?: string) => ({
    name,
    type,
    deliveryDate,
  })

  test('stock first, then what was ordered ahead by its date, then what is being made', () => {
    const groups = orderDeliveries([
      line('funded', 'crowdfunding'),
      line('february', 'preorder', '2027-02-05'),
      line('some day', 'preorder'),
      line('shelf', 'normal'),
      line('january', 'preorder', '2027-01-08'),
      line('january too', 'preorder', '2027-01-08'),
    ])
    expect(groups.map(({ kind, date, lines }) => [kind, date, lines.map(({ name }) => name)])).toEqual([
      ['nextBusinessDay', undefined, ['shelf']],
      ['deliveredOn', '2027-01-08', ['january', 'january too']],
      ['deliveredOn', '2027-02-05', ['february']],
      ['deliveredLater', undefined, ['some day']],
      ['inProduction', undefined, ['funded']],
    ])
  })

  test('the next steps promise only what holds', () => {
    const [stock, later] = [{ kind: 'nextBusinessDay' } as const, { kind: 'deliveredOn' } as const]
    expect(nextSteps('received', [stock])).toContain('stockStep')
    expect(nextSteps('received', [stock, later])).toContain('mixedStep')
    expect(nextSteps('received', [later])).toContain('laterStep')
    for (const state of ['pending', 'onHold'] as const) {
      const steps: readonly string[] = nextSteps(state, [stock])
      expect(steps).toHaveLength(3)
      expect(steps.filter((step) => /stock|mixed|later|shipped/i.test(step))).toEqual([])
    }
    expect(nextSteps('cancelled', [stock])).toEqual([])
    expect(nextSteps('shipped', [stock])).toEqual([])
  })
})
