import { describe, expect, test } from 'vitest'
import type { BorrowingState } from './borrowing.ts'
import { daysTaken } from './loan-days.ts'

const today = '2026-11-26'
const of = (state: BorrowingState, pickUpDay: string, keptUntil: string) =>
  daysTaken({ state, pickUpDay, keptUntil }, today)

describe('[R1.08] the days on which a borrowing takes its garment', () => {
  test('reserved: from the pick-up day, not from the booking', () => {
    expect(of('reserved', '2026-12-23', '2026-12-30')).toEqual({ from: '2026-12-23', until: '2026-12-30' })
    expect(of('reserved', '2026-11-19', today)).toEqual({ from: '2026-11-19', until: today })
  })

  test('reserved, but not picked up in time: none, even before the job has marked it', () => {
    expect(of('reserved', '2026-11-18', '2026-11-25')).toBeUndefined()
  })

  test('handed out: even before the pick-up day, if it was picked up early', () => {
    expect(of('handedOut', '2026-11-24', '2026-12-01')).toEqual({ from: '2026-11-24', until: '2026-12-01' })
    expect(of('handedOut', '2026-12-01', '2026-12-08')).toEqual({ from: today, until: '2026-12-08' })
  })

  test('overdue: until it is returned', () => {
    expect(of('handedOut', '2026-11-10', '2026-11-17')).toEqual({ from: '2026-11-10', until: '9999-12-31' })
  })

  test.each(['returned', 'cancelled', 'expired'] as const)('%s: none', (state) => {
    expect(of(state, '2026-11-24', '2026-12-01')).toBeUndefined()
  })
})
