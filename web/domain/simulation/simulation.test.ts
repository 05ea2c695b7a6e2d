import { expect, test } from 'vitest'
import { readSimulation, simulatedAddress, simulationTextIn, writeSimulation } from './simulation.ts'

const all = {
  day: '2027-03-01',
  reservations: 199,
  decision: 'notEnough',
  stock: 'soldOut',
  deliveryMonth: '2027-05',
  visitor: 'member',
  country: 'DE',
} as const

test('what is written is read again, and no address or cookie changes it', () => {
  const text = writeSimulation(all)
  expect(text).toBe(
    'day.2027-03-01_reservations.199_decision.notEnough_stock.soldOut_deliveryMonth.2027-05_visitor.member_country.DE',
  )
  expect(encodeURIComponent(text)).toBe(text)
  expect(new URLSearchParams({ simulate: text }).toString()).toBe(`simulate=${text}`)
  expect(readSimulation(text)).toEqual(all)
})

test('nothing is simulated without a text', () => {
  expect(writeSimulation({})).toBe('')
  expect([readSimulation(''), readSimulation(null), readSimulation(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  'day.2027-02-31',
  'day',
  'day.2027-03-01.x',
  'reservations.-1',
  'reservations.1e9',
  'decision.maybe',
  'stock.soldOut_price.0',
  'deliveryMonth.2027-13',
  'visitor.editor',
  'country.de',
  '<script>',
])('"%s" is no simulation', (text) => {
  expect(readSimulation(text)).toBeUndefined()
})

test('an address keeps its other parameters', () => {
  const address = simulatedAddress(
    'http://shop.example/nb/shop/x?color=1f1f1f&simulate=stock.soldOut#y',
    'day.2027-03-01',
  )
  expect(address).toBe('http://shop.example/nb/shop/x?color=1f1f1f&simulate=day.2027-03-01')
  expect(simulationTextIn(address)).toBe('day.2027-03-01')
  expect(simulationTextIn('/nb?simulate=')).toBe('')
  expect(simulationTextIn('/nb')).toBeUndefined()
  expect(simulationTextIn(undefined)).toBeUndefined()
})
