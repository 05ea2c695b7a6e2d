import { expect, test } from 'vitest'
import { calendarRouter } from './router.ts'

test.each([
  ['/', {}],
  ['/month', { view: 'month' }],
  ['/week', { view: 'week' }],
  ['/week/2032-10-30', { view: 'week', day: '2032-10-30' }],
])('%s is an address of the calendar', (path, state) => {
  expect(calendarRouter.decode(path)).toEqual(state)
  expect(calendarRouter.encode(state)).toBe(path)
})
