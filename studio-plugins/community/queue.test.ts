import { describe, expect, test } from 'vitest'
import { makeContribution } from '#tests/builders/make-contribution.ts'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import { appended, emptyQueue, isApplicable, loaded, moved, newsText, targets, toggled, toggleOf } from './queue.ts'

const author = { id: 'nils', name: 'Nils', lang: 'nb', isUnverified: false, isNew: false } as const
const post = (id: string, fields: Partial<Contribution> = {}) =>
  makeContribution(id, { author, text: `Text ${id}`, ...fields })
const report = { reason: 'Reklame', reporterName: 'Ronja', createdAt: '2026-11-22T12:00:00.000Z', isOpen: true }
const queue = loaded({ items: ['a', 'b', 'c', 'd'].map((id) => post(id)), next: 'more' })
const ids = (items: readonly Contribution[]) => items.map(({ id }) => id)

describe('moving', () => {
  test('begins at the first and stops at the ends', () => {
    expect(queue.activeId).toBe('a')
    expect(moved(queue, -1).activeId).toBe('a')
    expect(moved(queue, 2).activeId).toBe('c')
    expect(moved(queue, Number.MAX_SAFE_INTEGER).activeId).toBe('d')
    expect(moved(emptyQueue, 1).activeId).toBeUndefined()
  })

  test('with Shift selects what it passes', () => {
    expect(moved(moved(queue, 1), 2, true).selected).toEqual(['b', 'c', 'd'])
  })
})

test('keys act on the active contribution, or on the selection in the order of the list', () => {
  expect(ids(targets(moved(queue, 1)))).toEqual(['b'])
  const selected = toggled(toggled(queue, 'd', false), 'b', false)
  expect(ids(targets(selected))).toEqual(['b', 'd'])
  expect(ids(targets(toggled(selected, 'b', false)))).toEqual(['d'])
})

test('with Shift a range is selected from the last one that was clicked', () => {
  expect(toggled(toggled(queue, 'b', false), 'd', true).selected).toEqual(['b', 'c', 'd'])
})

test('the next page is added without repeating what has moved into it, and keeps the selection', () => {
  const more = appended(toggled(queue, 'b', false), { items: [post('d'), post('e')], next: null })
  expect(ids(more.items)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([more.next, more.selected, more.activeId]).toEqual([null, ['b'], 'b'])
})

test.each([
  ['pin', post('a'), true],
  ['pin', post('a', { kind: 'reply' }), false],
  ['pin', post('a', { isHidden: true }), false],
  ['unpin', post('a', { isPinned: true }), true],
  ['hide', post('a', { kind: 'review' }), true],
  ['hide', post('a', { isHidden: true }), false],
  ['hide', post('a', { kind: 'review', isHidden: true, isRewritten: true }), true],
  ['unhide', post('a', { isHidden: true }), true],
  ['dismissReports', post('a', { reports: [report] }), true],
  ['dismissReports', post('a', { reports: [{ ...report, isOpen: false }] }), false],
] as const)('%s on %o is possible: %s', (type, contribution, expected) =>
  expect(isApplicable(type, contribution)).toBe(expected),
)

test('one key hides as long as something is visible, then shows again', () => {
  const hidden = post('a', { isHidden: true })
  expect(toggleOf('hide', 'unhide', [hidden, post('b')])).toBe('hide')
  expect(toggleOf('hide', 'unhide', [hidden])).toBe('unhide')
})

test('contributions since the list was loaded are offered, unless the list is filtered or has more pages', () => {
  const counts = { reported: 5, newIdeas: 0, newSince: 3 }
  const listed = { waiting: 3, isComplete: true }
  expect(newsText({ view: 'reported' }, counts, listed)).toBe('Show 2 new to review')
  expect(newsText({ view: 'reported' }, counts, { ...listed, waiting: 5 })).toBeUndefined()
  expect(newsText({ view: 'reported' }, counts, { ...listed, isComplete: false })).toBeUndefined()
  expect(newsText({ view: 'reported', text: 'klokker' }, counts, listed)).toBeUndefined()
  expect(newsText({ view: 'newest' }, counts, listed)).toBe('Show 3 new')
  expect(newsText({ view: 'newest' }, { ...counts, newSince: 100 }, listed)).toBe('Show many new')
  expect(newsText({ view: 'hidden' }, counts, listed)).toBeUndefined()
})
