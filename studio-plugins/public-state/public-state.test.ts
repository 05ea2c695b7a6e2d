import { expect, test } from 'vitest'
import { type BehindDocument, nothingKnown, pauseAfter, remember } from './public-state.ts'

const behind = (id: string, changes: Partial<BehindDocument> = {}): BehindDocument => ({
  id,
  type: 'page',
  publishedAt: '2026-11-21T12:00:00Z',
  isGone: false,
  reason: 'notHandled',
  ...changes,
})
const ids = (memory: typeof nothingKnown) =>
  memory.state.status === 'behind' ? memory.state.documents.map(({ id }) => id) : memory.state.status

test('nothing is said of a publication that is still on its way', () => {
  const first = remember(nothingKnown, [behind('a')], 1000)
  expect(ids(first)).toBe('public')
  expect(pauseAfter(first)).toBeLessThan(4000)
  expect(ids(remember(first, [], 3500))).toBe('public')
})

test('a publication that stays behind is shown, the oldest first, until it is public', () => {
  const older = behind('b', { publishedAt: '2026-11-21T11:00:00Z' })
  const first = remember(nothingKnown, [behind('a'), older], 1000)
  const second = remember(first, [behind('a'), older], 6000)
  expect(ids(second)).toEqual(['b', 'a'])
  expect(pauseAfter(second)).toBe(10_000)
  expect(ids(remember(second, [behind('a')], 16_000))).toEqual(['a'])
  expect(ids(remember(second, [], 16_000))).toBe('public')
})

test('a document that is published again is waited for again', () => {
  const first = remember(nothingKnown, [behind('a')], 1000)
  expect(ids(remember(first, [behind('a', { publishedAt: '2026-11-21T12:00:05Z' })], 6000))).toBe('public')
})

test('what waiting does not mend is shown at once', () => {
  expect(ids(remember(nothingKnown, [behind('a', { reason: 'malformedAddress' })], 0))).toEqual(['a'])
})

test('a site that misses one call is asked again before anything is said', () => {
  const once = remember(nothingKnown, 'unreachable', 0)
  expect(ids(once)).toBe('public')
  expect(pauseAfter(once)).toBeLessThan(5000)
  const twice = remember(once, 'unreachable', 2500)
  expect(ids(twice)).toBe('unreachable')
  expect(ids(remember(twice, [], 12_500))).toBe('public')
})

test('all public: the site is asked once a minute', () => {
  expect(pauseAfter(remember(nothingKnown, [], 0))).toBe(60_000)
})
