import { describe, expect, test } from 'vitest'
import { garmentsLeft, isFree, type Taken, totalLeft } from './test-garments.ts'

const today = '2026-11-26'
const taken = (size: string, from: string, until: string): Taken => ({ size, from, until })

describe('[R4.05] the garments that are left today', () => {
  test('are those of a size less those that are out today, and never fewer than 0', () => {
    const garments = [
      { size: 'S', count: 2 },
      { size: 'M', count: 3 },
      { size: 'L', count: null },
    ]
    const out = [
      taken('M', '2026-11-20', today),
      ...Array.from({ length: 5 }, () => taken('S', today, '2026-12-03')),
      taken('XL', today, today),
      // Not picked up until December; back since yesterday.
      taken('M', '2026-12-23', '2026-12-30'),
      taken('M', '2026-11-18', '2026-11-25'),
    ]
    const left = garmentsLeft(garments, out, today, [])
    expect(left.map(({ size, left: count }) => [size, count])).toEqual([
      ['S', 0],
      ['M', 2],
      ['L', 0],
    ])
    expect(totalLeft(left)).toBe(2)
  })

  test('a product in one size has a row without a size', () => {
    expect(garmentsLeft([{ count: 2 }], [taken('', today, today)], today, [])).toEqual([
      { size: '', left: 1, pickUpDays: [] },
    ])
  })
})

describe('[R1.08] the pick-up days of a size', () => {
  const days = ['2026-11-27', '2026-11-30', '2026-12-07', '2026-12-08', '2026-12-14', '2026-12-15', '2026-12-24']

  test('are those from which one is free for a whole loan', () => {
    const [m] = garmentsLeft([{ size: 'M', count: 1 }], [taken('M', '2026-12-07', '2026-12-14')], today, days)
    // A loan from the 30th would end on the day on which the other begins.
    expect(m).toEqual({ size: 'M', left: 1, pickUpDays: ['2026-11-27', '2026-12-15', '2026-12-24'] })
  })

  test('a loan in another size, or in December, leaves tomorrow’s garments free', () => {
    const out = [taken('L', '2026-11-20', '2026-12-30'), taken('M', '2026-12-23', '2026-12-30')]
    const [m] = garmentsLeft([{ size: 'M', count: 1 }], out, today, days)
    expect(m?.pickUpDays).toEqual(days.slice(0, 6))
  })

  test('two loans one after the other take one of two garments', () => {
    const out = [taken('M', '2026-11-27', '2026-12-04'), taken('M', '2026-12-05', '2026-12-12')]
    expect(isFree(2, out, { from: '2026-12-01', until: '2026-12-08' })).toBe(true)
    expect(
      isFree(2, [...out, taken('M', '2026-12-08', '2026-12-15')], { from: '2026-12-01', until: '2026-12-08' }),
    ).toBe(false)
  })

  test('an overdue garment is free on no day, because nobody knows when it comes back', () => {
    const out = [taken('M', '2026-11-10', '9999-12-31')]
    expect(garmentsLeft([{ size: 'M', count: 1 }], out, today, days)).toEqual([{ size: 'M', left: 0, pickUpDays: [] }])
  })
})
