import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, endOfOsloDay, osloDayOf, readCalendarDay } from './oslo-calendar.ts'

describe('the day in Oslo', () => {
  test('follows Oslo in winter (+1) and in summer (+2)', () => {
    expect(osloDayOf(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
    expect(osloDayOf(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
    expect(osloDayOf(new Date('2026-07-31T21:59:59Z'))).toBe('2026-07-31')
    expect(osloDayOf(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01')
  })

  test('the day with 23 hours and the day with 25 begin and end at midnight in Oslo', () => {
    expect(osloDayOf(new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29')
    expect(osloDayOf(new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29')
    expect(osloDayOf(new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30')
    expect(osloDayOf(new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25')
    expect(osloDayOf(new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
    expect(osloDayOf(new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26')
  })

  test('is the day that the time zone database names, from 2000 to 2100', () => {
    const oslo = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(fc.property(instant, (now) => void expect(osloDayOf(now)).toBe(oslo.format(now))))
    for (let year = 2000; year < 2100; year++) {
      for (const month of [2, 9])
        for (let hour = 0; hour < 10 * 24; hour++) {
          const now = new Date(Date.UTC(year, month, 22, hour))
          expect(osloDayOf(now)).toBe(oslo.format(now))
        }
    }
  })

  test('consecutive days are one day apart, clock changes or not', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (now) => {
        const gap = daysBetween(osloDayOf(now), osloDayOf(new Date(now.getTime() + 24 * 3_600_000)))
        expect([0, 1, 2]).toContain(gap)
        const noon = new Date(`${osloDayOf(now)}T11:00:00Z`)
        expect(osloDayOf(noon)).toBe(osloDayOf(now))
        expect(daysBetween(osloDayOf(noon), osloDayOf(new Date(noon.getTime() + 24 * 3_600_000)))).toBe(1)
      }),
    )
  })

  test('only real days are read', () => {
    expect(readCalendarDay('2028-02-29')).toBe('2028-02-29')
    for (const bad of ['2026-02-29', '2026-13-01', '26-1-1', '2026-01', '2026-01-01T00:00:00Z', '', null, undefined]) {
      expect(readCalendarDay(bad)).toBeUndefined()
    }
  })
})

test('a day in Oslo ends an hour or two before it does in UTC, even on days with 23 or 25 hours', () => {
  for (const [day, end] of [
    ['2026-01-31', '2026-01-31T22:59:59.999Z'],
    ['2026-07-31', '2026-07-31T21:59:59.999Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ] as const)
    expect(endOfOsloDay(day).toISOString()).toBe(end)
})
