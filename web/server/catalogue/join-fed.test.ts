import { expect, test } from 'vitest'
import { joinFed } from './join-fed.ts'

function document(_id: string, second: number) {
  return { _id, _updatedAt: `2026-11-27T10:00:0${second}.000Z` }
}

function gone(documentId: string, second: number) {
  const publishedAt = new Date(`2026-11-27T10:00:0${second}.000Z`)
  return { documentId, publishedAt, isGone: true, problem: null, tags: [] }
}

test('the newest version of each document is kept, in whatever order they arrived', () => {
  const all = [document('a', 2), document('b', 1), document('a', 1)].map((one) => ({
    handled: [],
    documents: [one],
  }))
  expect(joinFed(all).documents).toEqual([document('a', 2), document('b', 1)])
})

test('a document that is gone since is left out, and one that was published again is not', () => {
  const all = [
    { handled: [], documents: [document('a', 1), document('b', 3)] },
    { handled: [gone('a', 1), gone('b', 2)], documents: [] },
  ]
  expect(joinFed(all).documents).toEqual([document('b', 3)])
})
