import { expect, test } from 'vitest'
import { chargedWhen } from './charged-when.ts'

test('when a reservation is charged says what the campaign has: a goal, a last day, both or neither', () => {
  expect(chargedWhen({ goal: 100, lastDay: '2026-12-15' })).toBe('chargedIfGoal')
  expect(chargedWhen({ goal: 100, lastDay: null })).toBe('chargedIfGoalOpen')
  expect(chargedWhen({ goal: null, lastDay: '2026-12-15' })).toBe('chargedAfter')
  expect(chargedWhen({ goal: null, lastDay: null })).toBe('chargedWhenStarted')
})
