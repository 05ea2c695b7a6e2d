import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../oslo-calendar.ts'
import { isOpenOn, MAX_DAYS_AHEAD, type OpeningRules, pickUpDays, weeksAround } from './open-days.ts'

const rules: OpeningRules = {
  openWeekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  openingExceptions: [
    { from: '2026-12-24', to: '2027-01-01', isOpen: false },
    { from: '2026-12-28', isOpen: true },
    { from: '2026-12-20', isOpen: true },
  ],
}

describe('[R2.35] the open days of the shop', () => {
  test.each([
    ['2026-11-23', true, 'a Monday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-12-20', true, 'a Sunday that is an exception'],
    ['2026-12-24', false, 'the first day of a holiday'],
    ['2027-01-01', false, 'its last day'],
    ['2027-01-02', true, 'the day after it'],
    ['2026-12-28', true, 'an open day within it, which is later in the list'],
  ])('%s: %s, %s', (day, isOpen) => {
    expect(isOpenOn(day, rules)).toBe(isOpen)
  })

  test('a shop without opening days is never open', () => {
    expect(isOpenOn('2026-11-23', {})).toBe(false)
    expect(pickUpDays({ openWeekdays: [], openingExceptions: null }, '2026-11-22')).toEqual([])
  })

  test('an exception without a first day is ignored', () => {
    expect(isOpenOn('2026-11-23', { ...rules, openingExceptions: [{ from: null, isOpen: false }] })).toBe(true)
  })
})

describe('[R2.35] the days to choose from', () => {
  test('begin tomorrow and end four weeks ahead', () => {
    const days = pickUpDays({ ...rules, openingExceptions: [] }, '2026-11-22')
    expect(days[0]).toBe('2026-11-23')
    expect(days.at(-1)).toBe('2026-12-19')
    expect(days).not.toContain('2026-11-29')
    expect(days).toHaveLength(24)
    expect(days.every((day) => day <= addDays('2026-11-22', MAX_DAYS_AHEAD))).toBe(true)
  })

  test('are not moved by the change to winter time', () => {
    expect(pickUpDays({ openWeekdays: ['sunday', 'monday'] }, '2026-10-24').slice(0, 2)).toEqual([
      '2026-10-25',
      '2026-10-26',
    ])
  })
})

describe('[R9.15] the weeks of a calendar', () => {
  test('start on Monday and hold every day that can be chosen', () => {
    const weeks = weeksAround(['2026-11-24', '2026-12-07'])
    expect(weeks.map(([monday]) => monday)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
    for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('there are no weeks without days', () => {
    expect(weeksAround([])).toEqual([])
  })
})
