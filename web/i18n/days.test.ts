import { expect, test } from 'vitest'
import { formatDay, formatDayOfYear } from './days.ts'

test('a calendar day in both languages, with its weekday or without', () => {
  expect(formatDay('nb', '2026-11-27')).toBe('fredag 27. november')
  expect(formatDay('en', '2026-11-27')).toBe('Friday, November 27')
  expect(formatDayOfYear('nb', '2026-07-24')).toBe('24. juli')
  expect(formatDayOfYear('en', '2026-07-24')).toBe('July 24')
})

test('[R8.08] a text that is not a day becomes an invalid date, and keeps no page from being shown', () => {
  for (const text of ['', 'ull', '2026-13-45', '100%']) expect(formatDayOfYear('en', text)).toBe('Invalid date')
})
