import { describe, expect, test } from 'vitest'
import { makeContribution } from '#tests/builders/make-contribution.ts'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import { confirmed, deletedAnswer, editedAnswer, hideAction, newAnswer, quickAction, quickChange } from './changes.ts'

const report = { reason: 'Reklame', reporterName: 'Ronja', createdAt: '2026-11-22T12:00:00.000Z', isOpen: true }
const post = (id: string, fields: Partial<Contribution> = {}) =>
  makeContribution(id, { text: `Text ${id}`, reports: [report], ...fields })
const items = [post('a'), post('b'), post('c')]
const answer = { id: 'answer', text: 'Takk', createdAt: '2026-11-22T13:00:00.000Z', isEdited: false }

describe('hiding', () => {
  const { change, revert } = quickChange('hide', items.slice(0, 2))

  test('hides its targets and closes their reports; the undo restores both', () => {
    const after = change(items)
    expect(after.map(({ isHidden, reports }) => [isHidden, reports[0]?.isOpen])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    expect(revert(after)).toEqual(items)
  })

  test('is confirmed only for those that the backend names', () => {
    expect(change(items, new Set(['b'])).map(({ isHidden }) => isHidden)).toEqual([false, true, false])
  })

  test('keeps the identity of what it does not touch, so that it is not rendered again', () =>
    expect(change(items)[2]).toBe(items[2]))

  test('an undo leaves alone what has been changed since', () => {
    const pinned = quickChange('pin', change(items).slice(0, 1)).change(change(items))
    expect(revert(pinned)[0]).toMatchObject({ isPinned: true, isHidden: false })
  })
})

test('answers appear on every contribution of their thread, and are edited, deleted and restored there', () => {
  const thread = [post('a'), post('reply', { parent: { id: 'a', text: '', authorName: null } }), post('other')]
  const texts = (all: readonly Contribution[]) => all.map(({ answers }) => answers.map(({ text }) => text))
  const written = newAnswer('a', answer).change(thread)
  expect(texts(written)).toEqual([['Takk'], ['Takk'], []])
  const edit = editedAnswer('a', 'answer', 'Takk', 'Tusen takk')
  expect(texts(edit.change(written))).toEqual([['Tusen takk'], ['Tusen takk'], []])
  expect(texts(edit.revert(edit.change(written)))).toEqual(texts(written))
  const deletion = deletedAnswer('a', answer)
  expect(texts(deletion.change(written))).toEqual([[], [], []])
  expect(texts(deletion.revert(deletion.change(written)))).toEqual(texts(written))
})

test('targets that the backend found done count as done; those that are gone do not', () => {
  const actions = items.map((item, index) => quickAction('unhide', item, `${index}`))
  const results = [
    { id: '0', outcome: 'done' },
    { id: '1', outcome: 'unchanged' },
    { id: '2', outcome: 'gone' },
  ] as const
  expect([...confirmed(actions, results)]).toEqual(['a', 'b'])
  expect([...confirmed(actions, results.slice(0, 1))]).toEqual(['a'])
})

test('replies are posts to the backend, reviews are not', () => {
  const why = { ground: 'advertising' } as const
  const hide = (kind: Contribution['kind']) => hideAction(post('a', { kind }), why, '1')
  expect(hide('reply')).toMatchObject({ targetKind: 'post', targetId: 'a', ground: 'advertising' })
  expect(hide('review')).toMatchObject({ targetKind: 'review' })
})
