import { expect, test } from 'vitest'
import { shownState, windowProblems, windowWarnings } from './shownWindow.ts'

const now = new Date('2026-11-27T09:00:00Z')
const past = '2026-11-27T08:00:00.000Z'
const future = '2026-11-27T10:00:00.000Z'

test('a window ends after it begins, over a change of clocks too', () => {
  const problem = [{ field: 'shownTo', message: 'The end has to be after the beginning.' }]
  expect(windowProblems({ shownFrom: future, shownTo: past })).toEqual(problem)
  expect(windowProblems({ shownFrom: past, shownTo: past })).toEqual(problem)
  expect(windowProblems({ shownFrom: past, shownTo: future })).toEqual([])
  // 02:45 in summer time, and 02:15 an hour later in winter time.
  expect(windowProblems({ shownFrom: '2026-10-25T00:45:00.000Z', shownTo: '2026-10-25T01:15:00.000Z' })).toEqual([])
  expect(windowProblems({ shownFrom: past })).toEqual([])
  expect(windowProblems({ shownTo: past })).toEqual([])
  expect(windowProblems({})).toEqual([])
})

test('a window that is over causes a warning while it is switched on', () => {
  const window = { shownTo: past }
  expect(windowWarnings({ ...window, active: true }, now)).toEqual([
    { field: 'shownTo', message: 'This moment has passed: visitors do not see it any more.' },
  ])
  expect(windowWarnings({ ...window, active: false }, now)).toEqual([])
  expect(windowWarnings({ shownTo: future, active: true }, now)).toEqual([])
  expect(windowWarnings({ active: true }, now)).toEqual([])
})

test('the preview says whether it is shown now', () => {
  expect(shownState({ active: true })).toBe('Shown')
  expect(shownState({ active: undefined })).toBe('Not shown')
  expect(shownState({ active: true, shownFrom: '2999-01-01T00:00:00Z' })).toBe('Not shown yet')
  expect(shownState({ active: true, shownTo: '2000-01-01T00:00:00Z' })).toBe('No longer shown')
})
