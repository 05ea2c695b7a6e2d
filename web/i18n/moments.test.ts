import { expect, test } from 'vitest'
import { exactTime, relativeTime } from './moments.ts'

const now = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

test.each([
  [0, 'nå', 'now'],
  [-5 * minute, 'nå', 'now'],
  [59_000, 'nå', 'now'],
  [minute, 'for 1 minutt siden', '1 minute ago'],
  [59 * minute, 'for 59 minutter siden', '59 minutes ago'],
  [60 * minute, 'for 1 time siden', '1 hour ago'],
  [24 * 60 * minute, 'i går', 'yesterday'],
  [29 * 24 * 60 * minute, 'for 29 døgn siden', '29 days ago'],
  [30 * 24 * 60 * minute, '23. oktober 2026', 'October 23, 2026'],
])('%i ms ago is "%s" and "%s"', (age, nb, en) => {
  expect([relativeTime('nb', now - age, now), relativeTime('en', now - age, now)]).toEqual([nb, en])
})

test('the exact time is that of Oslo', () => {
  expect(exactTime('nb', now)).toBe('22. november 2026 kl. 13:00')
  expect(exactTime('en', now)).toBe('November 22, 2026 at 13:00')
})
