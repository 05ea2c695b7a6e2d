import { describe, expect, test } from 'vitest'
import { instantInOslo } from '../oslo-time.ts'
import { changesBetween, windowState } from './shown-window.ts'

const oslo = (day: string, time: string) => instantInOslo({ day, time }).toISOString()
const at = (instant: string) => new Date(instant)

describe('a window', () => {
  test('without dates is always open, and open on the side that has none', () => {
    expect(windowState({}, at('2026-11-27T09:00:00Z'))).toBe('open')
    expect(windowState({ shownFrom: null, shownTo: null }, at('2026-11-27T09:00:00Z'))).toBe('open')
    expect(windowState({ shownTo: '2026-11-27T09:00:00Z' }, at('2020-01-01T00:00:00Z'))).toBe('open')
    expect(windowState({ shownFrom: '2026-11-27T09:00:00Z' }, at('2099-01-01T00:00:00Z'))).toBe('open')
  })

  test.each([
    ['the day with 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['the day with 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('of %s in Oslo begins and ends at midnight there', (_, day, begin, end) => {
    const next = `${day.slice(0, 8)}${Number(day.slice(8)) + 1}`
    const window = { shownFrom: oslo(day, '00:00'), shownTo: oslo(next, '00:00') }
    expect(window).toEqual({ shownFrom: begin, shownTo: end })
    expect(windowState(window, new Date(Date.parse(begin) - 1))).toBe('before')
    expect(windowState(window, at(begin))).toBe('open')
    expect(windowState(window, new Date(Date.parse(end) - 1))).toBe('open')
    expect(windowState(window, at(end))).toBe('over')
  })

  test('changes at its two moments, each found once when asked every second', () => {
    const window = { shownFrom: '2026-10-25T00:30:00Z', shownTo: '2026-10-25T01:30:00Z' }
    const seconds = Array.from({ length: 3 * 3600 }, (_, second) => new Date(Date.UTC(2026, 9, 25) + second * 1000))
    const changed = seconds.filter((now) => changesBetween(window, new Date(+now - 1000), now))
    expect(changed.map((now) => now.toISOString())).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(changesBetween({}, at('2020-01-01T00:00:00Z'), at('2030-01-01T00:00:00Z'))).toBe(false)
  })
})
