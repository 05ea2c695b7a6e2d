import { expect, test } from 'vitest'
import { windowState } from '#web/domain/content/shown-window.ts'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { simulatedMoment } from './simulated-moment.ts'

test('a simulated day is the day of the queries, and about noon of it their moment, whatever the clocks do', () => {
  for (const day of ['2026-10-25', '2026-03-29', '2026-11-27']) {
    const { today, now = '' } = simulatedMoment({ day })
    expect(today).toBe(day)
    expect(osloDayOf(new Date(now))).toBe(day)
  }
  // The window of a splash or banner follows.
  const blackFriday = { shownFrom: '2026-11-26T23:00:00Z', shownTo: '2026-11-27T23:00:00Z' }
  const stateOn = (day: string) => windowState(blackFriday, new Date(simulatedMoment({ day }).now ?? ''))
  expect(['2026-11-26', '2026-11-27', '2026-11-28'].map(stateOn)).toEqual(['before', 'open', 'over'])
})

test('without a simulated day queries have the present one', () => {
  expect(simulatedMoment()).toEqual({})
  expect(simulatedMoment({ stock: 'soldOut' })).toEqual({})
})
