import { expect, test } from 'vitest'
import { initialProgress, lostChanges, nextProgress, type Step } from './progress.ts'

const shown = (title: string): Step => ({ type: 'shown', document: { title } })
const typed = (title: string): Step => ({ type: 'typed', document: { title } })
const saving: Step = { type: 'saved', isSaved: false }
const saved: Step = { type: 'saved', isSaved: true }
const after = (...steps: Step[]) => steps.reduce(nextProgress, initialProgress)
const change = { path: ['title'], before: 'U', after: 'Ull' }

test('typed changes are distinguished from saved ones until they are saved', () => {
  const typing = after(saved, shown('U'), saving, typed('Ul'), shown('Ul'), typed('Ull'), shown('Ull'))
  expect(typing.changes).toEqual([change])
  const done = after(saved, shown('U'), saving, typed('Ull'), shown('Ull'), saved)
  expect(lostChanges(done)).toEqual([])
  expect([saving, typed('Ulls')].reduce(nextProgress, done).changes).toEqual([
    { path: ['title'], before: 'Ull', after: 'Ulls' },
  ])
})

test('changes that the Studio has discarded are lost', () => {
  expect(lostChanges(after(saved, shown('U'), saving, typed('Ull'), shown('Ull'), saved, shown('U')))).toEqual([change])
  expect(lostChanges(after(saved, shown('U'), saving, typed('Ull'), shown('Ull')))).toEqual([])
})

test('text that somebody else has added meanwhile is not a loss', () => {
  expect(lostChanges(after(saved, shown('U'), saving, typed('Ull'), shown('Ull og'), saved))).toEqual([])
})

test('the first words of a new document are changes without a previous value', () => {
  expect(after({ type: 'shown', document: null }, saving, typed('U')).changes).toEqual([
    { path: ['title'], before: undefined, after: 'U' },
  ])
})
