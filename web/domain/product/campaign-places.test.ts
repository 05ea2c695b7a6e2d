import { expect, test } from 'vitest'
import { maxPerPerson, placesForItem } from './campaign-places.ts'

test('[R1.09] one person can reserve 5 of a campaign, or what editors have set, and never more than its maximum', () => {
  expect(maxPerPerson({})).toBe(5)
  expect(maxPerPerson(undefined)).toBe(5)
  expect(maxPerPerson({ crowdfundingMaxPerPerson: null, crowdfundingMax: 200 })).toBe(5)
  expect(maxPerPerson({ crowdfundingMaxPerPerson: 2, crowdfundingMax: 200 })).toBe(2)
  expect(maxPerPerson({ crowdfundingMaxPerPerson: 20, crowdfundingMax: 3 })).toBe(3)
})

test('[R1.09] an item gets only the places in a bag that the other sizes of its campaign leave', () => {
  const line = (itemId: string, quantity: number, more: object = {}) => ({ centraId: '1', itemId, quantity, ...more })
  const item = { centraId: '1', itemId: 'm' }
  expect(placesForItem(item, [line('m', 4)], 5)).toBe(5)
  expect(placesForItem(item, [line('m', 1), line('l', 3), { ...line('x', 9), centraId: '2' }], 5)).toBe(2)
  expect(placesForItem(item, [line('l', 9)], 5)).toBe(0)
  expect(placesForItem(item, [line('l', 4, { isGone: true }), line('s', 4, { agreedQuantity: 4 })], 5)).toBe(5)
})
