import { expect, test } from 'vitest'
import { type BehindDocument, forgetHandled, initialMemory, nextCheckDelay, remember } from './public-state.ts'

const behind = (id: string, changes: Partial<BehindDocument> = {}): BehindDocument => ({
  id,
  type: 'page',
  publishedAt: '2026-11-21T12:00:00Z',
  isGone: false,
  reason: 'notHandled',
  ...changes,
})
const ids = (memory: typeof initialMemory) =>
  memory.state.status === 'behind' ? memory.state.documents.map(({ id }) => id) : memory.state.status

test('a publication is not shown during the grace period', () => {
  const first = remember(initialMemory, [behind('a')], 1000)
  expect(ids(first)).toBe('public')
  expect(nextCheckDelay(first)).toBeLessThan(4000)
  expect(ids(remember(first, [], 3500))).toBe('public')
})

test('a publication that stays behind is shown, the oldest first, until it is public', () => {
  const older = behind('b', { publishedAt: '2026-11-21T11:00:00Z' })
  const first = remember(initialMemory, [behind('a'), older], 1000)
  const second = remember(first, [behind('a'), older], 6000)
  expect(ids(second)).toEqual(['b', 'a'])
  expect(nextCheckDelay(second)).toBe(10_000)
  expect(ids(remember(second, [behind('a')], 16_000))).toEqual(['a'])
  expect(ids(remember(second, [], 16_000))).toBe('public')
})

test('the grace period starts again when a document is published again', () => {
  const first = remember(initialMemory, [behind('a')], 1000)
  expect(ids(remember(first, [behind('a', { publishedAt: '2026-11-21T12:00:05Z' })], 6000))).toBe('public')
})

test('a final failure is shown immediately', () => {
  expect(ids(remember(initialMemory, [behind('a', { reason: 'malformedAddress' })], 0))).toEqual(['a'])
})

test('a site is shown as unreachable after the second failed check', () => {
  const once = remember(initialMemory, 'unreachable', 0)
  expect(ids(once)).toBe('public')
  expect(nextCheckDelay(once)).toBeLessThan(5000)
  const twice = remember(once, 'unreachable', 2500)
  expect(ids(twice)).toBe('unreachable')
  expect(ids(remember(twice, [], 12_500))).toBe('public')
})

test('the site is checked once a minute while everything is public', () => {
  expect(nextCheckDelay(remember(initialMemory, [], 0))).toBe(60_000)
})

test('removals are forgotten once the site has handled them, except those that came while it was asked', () => {
  const handled = behind('handled', { isGone: true })
  const lagging = behind('lagging', { isGone: true })
  const again = behind('again', { isGone: true })
  const asked = [handled, lagging, again, behind('published')]
  const meanwhile = [{ ...again, publishedAt: '2026-11-21T12:00:05Z' }, behind('new', { isGone: true })]
  const removed = new Map([...asked.slice(0, 3), ...meanwhile].map((document) => [document.id, document]))
  forgetHandled(removed, asked, (id) => id === 'lagging')
  expect([...removed.values()]).toEqual([lagging, ...meanwhile])
})
