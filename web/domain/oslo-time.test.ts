import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addOsloDays, instantInOslo, osloTimeOf } from './oslo-time.ts'

const at = (day: string, time: string) => instantInOslo({ day, time }).toISOString()

describe('a time in Oslo', () => {
  test('is one hour ahead of UTC in winter, two in summer', () => {
    expect(at('2026-12-24', '18:00')).toBe('2026-12-24T17:00:00.000Z')
    expect(at('2026-07-24', '18:00')).toBe('2026-07-24T16:00:00.000Z')
    expect(osloTimeOf(new Date('2026-12-31T23:30:00Z'))).toEqual({ day: '2027-01-01', time: '00:30' })
  })

  test('of the hour that March leaves out is an hour later', () => {
    expect(at('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(osloTimeOf(new Date('2026-03-29T01:30:00Z'))).toEqual({ day: '2026-03-29', time: '03:30' })
    expect(at('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('of the hour that October has twice is the first', () => {
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(osloTimeOf(new Date('2026-10-25T01:30:00Z'))).toEqual({ day: '2026-10-25', time: '02:30' })
    expect(at('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
  })

  test('is read back as it was written, but for the hour that March leaves out', () => {
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (now) => {
        const shown = osloTimeOf(now)
        expect(osloTimeOf(instantInOslo(shown))).toEqual(shown)
      }),
    )
  })
})

describe('days later', () => {
  const moved = (from: string, days: number) => addOsloDays(new Date(from), days).toISOString()

  test('the clocks show the same time, over both changes and back', () => {
    expect(moved('2026-10-24T06:00:00.000Z', 1)).toBe('2026-10-25T07:00:00.000Z')
    expect(moved('2026-10-26T07:00:00.000Z', -2)).toBe('2026-10-24T06:00:00.000Z')
    expect(moved('2026-03-28T07:00:00.000Z', 1)).toBe('2026-03-29T06:00:00.000Z')
    expect(moved('2026-03-30T06:00:00.000Z', -2)).toBe('2026-03-28T07:00:00.000Z')
    expect(moved('2026-11-20T08:00:12.345Z', 7)).toBe('2026-11-27T08:00:12.345Z')
  })

  test('midnight stays midnight', () => {
    expect(moved('2026-10-24T22:00:00.000Z', 1)).toBe('2026-10-25T23:00:00.000Z')
    expect(moved('2026-03-28T23:00:00.000Z', 1)).toBe('2026-03-29T22:00:00.000Z')
  })

  test('no day is no change, also in the second of two equal hours', () => {
    expect(moved('2026-10-25T01:30:00.000Z', 0)).toBe('2026-10-25T01:30:00.000Z')
  })
})
