import { describe, expect, test } from 'vitest'
import { addressLines, isSameAddress } from './address-lines.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { orderState } from './order-state.ts'

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

test('an address is written without the parts that were not given', () => {
  expect(addressLines(address, 'Norge')).toEqual(['Kari Nordmann', 'Skogveien 1', '0150 Oslo', 'Norge'])
  expect(addressLines({ ...address, firstName: '', lastName: '', zipCode: '' }, '')).toEqual(['Skogveien 1', 'Oslo'])
  expect(isSameAddress(address, { ...address })).toBe(true)
  expect(isSameAddress(address, { ...address, city: 'Bergen' })).toBe(false)
  expect(isSameAddress(address, { ...address, country: 'SE' })).toBe(false)
})

describe('the deliveries of an order', () => {
  const line = (name: string, type: 'normal' | 'preorder' | 'crowdfunding', deliveryDate?: string) => ({
    name,
    type,
    deliveryDate,
  })

  test('stock first, then preordered lines by date, then lines that are being made', () => {
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
})
