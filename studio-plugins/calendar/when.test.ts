import { describe, expect, test } from 'vitest'
import { daysOf, isSameWhen, movedByDays } from './when.ts'

describe('the days of an item', () => {
  test('are days in Oslo', () => {
    expect(daysOf({ type: 'day', day: '2026-11-27' })).toEqual({ first: '2026-11-27', last: '2026-11-27' })
    const newYear = { type: 'moment', at: '2026-12-31T23:30:00Z' } as const
    expect(daysOf(newYear)).toEqual({ first: '2027-01-01', last: '2027-01-01' })
  })

  test('do not include the day at whose beginning a span ends, over a change of clocks too', () => {
    const weekend = { type: 'span', from: '2026-10-23T22:00:00Z', to: '2026-10-25T23:00:00Z' } as const
    expect(daysOf(weekend)).toEqual({ first: '2026-10-24', last: '2026-10-25' })
    const spring = { type: 'span', from: '2026-03-27T23:00:00Z', to: '2026-03-29T22:00:00Z' } as const
    expect(daysOf(spring)).toEqual({ first: '2026-03-28', last: '2026-03-29' })
    const long = { type: 'span', from: '2026-10-23T22:00:00Z', to: '2026-10-25T23:00:01Z' } as const
    expect(daysOf(long).last).toBe('2026-10-26')
  })

  test('are open where a span has no end, and one day where it ends before it begins', () => {
    expect(daysOf({ type: 'span', from: '2026-11-27T08:00:00Z' })).toEqual({ first: '2026-11-27', last: undefined })
    expect(daysOf({ type: 'span', to: '2026-11-27T08:00:00Z' })).toEqual({ first: undefined, last: '2026-11-27' })
    const wrong = { type: 'span', from: '2026-11-27T08:00:00Z', to: '2026-11-20T08:00:00Z' } as const
    expect(daysOf(wrong)).toEqual({ first: '2026-11-27', last: '2026-11-27' })
  })
})

describe('moved by days', () => {
  test('a time in Oslo stays the same, over both changes of clocks', () => {
    const at = (moment: string, days: number) => movedByDays({ type: 'moment', at: moment }, days)
    expect(at('2026-10-24T06:00:00.000Z', 2)).toEqual({ type: 'moment', at: '2026-10-26T07:00:00.000Z' })
    expect(at('2026-03-30T06:00:00.000Z', -2)).toEqual({ type: 'moment', at: '2026-03-28T07:00:00.000Z' })
  })

  test('both ends of a span move, and an open end stays open', () => {
    const day = { type: 'span', from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' } as const
    const next = { type: 'span', from: '2026-10-25T23:00:00.000Z', to: '2026-10-26T23:00:00.000Z' }
    expect(movedByDays(day, 1)).toEqual(next)
    expect(movedByDays({ type: 'span', from: day.from }, 1)).toEqual({ type: 'span', from: next.from, to: undefined })
  })

  test('a day moves over the end of a month', () => {
    expect(movedByDays({ type: 'day', day: '2026-11-30' }, 1)).toEqual({ type: 'day', day: '2026-12-01' })
  })
})

test('the same moment may be written in several ways', () => {
  const at = (moment: string) => ({ type: 'moment', at: moment }) as const
  expect(isSameWhen(at('2026-11-27T08:00:00Z'), at('2026-11-27T09:00:00.000+01:00'))).toBe(true)
  expect(isSameWhen(at('2026-11-27T08:00:00Z'), at('2026-11-27T08:00:01Z'))).toBe(false)
  expect(isSameWhen({ type: 'span', from: '2026-11-27T08:00:00Z' }, { type: 'span' })).toBe(false)
  expect(isSameWhen({ type: 'day', day: '2026-11-27' }, { type: 'day', day: '2026-11-27' })).toBe(true)
})
