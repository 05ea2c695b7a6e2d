import { expect, test } from 'vitest'
import { readPromisedDeliveries, writePromisedDeliveries } from './promised-deliveries.ts'

test('written deliveries are read back; anything else is left out', () => {
  const deliveries = new Map([
    ['10301-1030101', '2026-12-01'],
    ['10302-1030201', '2027-01-15'],
  ])
  const text = writePromisedDeliveries(deliveries)
  expect(text).toBe('10301-1030101=2026-12-01,10302-1030201=2027-01-15')
  expect(readPromisedDeliveries(text ?? '')).toEqual(deliveries)
  expect(writePromisedDeliveries(new Map())).toBeUndefined()
  expect([...readPromisedDeliveries('a=soon,b=2026-12-01x,=,c=2026-12-02').keys()]).toEqual(['c'])
})

test('never more than the platform takes', () => {
  const many = new Map(Array.from({ length: 100 }, (_, index) => [`${index}`.padStart(40, '1'), '2026-12-01']))
  expect(writePromisedDeliveries(many)?.length).toBeLessThan(2000)
})
