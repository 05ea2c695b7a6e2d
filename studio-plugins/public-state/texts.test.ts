import { expect, test } from 'vitest'
import { summary, timeText } from './texts.ts'

const today = new Date(2026, 10, 22, 9, 30)

test('the time of day is shown, on another day with the date', () => {
  expect(timeText(new Date(2026, 10, 22, 0, 12).toISOString(), today)).toBe('00:12')
  expect(timeText(new Date(2026, 10, 21, 23, 5).toISOString(), today)).toBe('21 Nov, 23:05')
})

test('the summary counts one change or several', () => {
  const now = new Date()
  expect(summary(1, now.toISOString())).toMatch(/^1 change is not public yet, since \d\d:\d\d$/)
  expect(summary(3, now.toISOString())).toMatch(/^3 changes are not public yet, since \d\d:\d\d$/)
})
