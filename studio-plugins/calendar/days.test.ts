import { describe, expect, test } from 'vitest'
import { addMonthsTo, dayByKey, weekNumberOf, weeksOf } from './days.ts'

describe('weeks', () => {
  test('of a month begin on Monday and have every day of it', () => {
    const weeks = weeksOf('month', '2026-11-27')
    expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ])
    expect(weeksOf('month', '2027-02-14')).toHaveLength(4)
    expect(weeksOf('month', '2026-12-31').at(-1)?.at(-1)).toBe('2027-01-03')
  })

  test('have seven days where the clocks change', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const [week = []] = weeksOf('week', day)
      expect(new Set(week).size).toBe(7)
      expect(week.at(-1)).toBe(day)
    }
  })

  test('have the numbers of Norwegian calendars', () => {
    expect(weekNumberOf('2026-11-28')).toBe(48)
    expect(weekNumberOf('2027-01-03')).toBe(53)
    expect(weekNumberOf('2027-01-04')).toBe(1)
  })
})

test('a month later is the last day of a shorter month', () => {
  expect(addMonthsTo('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonthsTo('2026-03-31', -1)).toBe('2026-02-28')
})

test('keys move by days, weeks and months', () => {
  const from = (key: string, view: 'month' | 'week' = 'month') => dayByKey(view, '2026-11-27', key)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => from(key))).toEqual([
    '2026-11-26',
    '2026-11-28',
    '2026-11-20',
    '2026-12-04',
  ])
  expect([from('Home'), from('End')]).toEqual(['2026-11-23', '2026-11-29'])
  expect([from('PageUp'), from('PageDown')]).toEqual(['2026-10-27', '2026-12-27'])
  expect(from('PageDown', 'week')).toBe('2026-12-04')
  expect(from('a')).toBeUndefined()
})
