import { expect, test } from 'vitest'
import { changesBetween, missingFrom, untouchedIn } from './changes.ts'

const saved = {
  _id: 'drafts.a',
  _rev: '1',
  title: { _type: 'localeString', nb: 'Ull', en: 'Wool' },
  content: { nb: [{ _key: 'p', text: 'a' }] },
}
const typed = { ...saved, _rev: '2', title: { ...saved.title, nb: 'Ulltøy' }, content: { nb: [] }, day: '2026-01-01' }

const changes = changesBetween(saved, typed)

test('changes are found by field and language, lists as a whole, without the lake’s own fields', () => {
  expect(changes).toEqual([
    { path: ['title', 'nb'], before: 'Ull', after: 'Ulltøy' },
    { path: ['content', 'nb'], before: [{ _key: 'p', text: 'a' }], after: [] },
    { path: ['day'], before: undefined, after: '2026-01-01' },
  ])
  expect(changesBetween(typed, saved)[2]).toEqual({ path: ['day'], before: '2026-01-01', after: undefined })
  expect(changesBetween(saved, { ...saved, _rev: '9' })).toEqual([])
})

test('an object of another type counts as another value', () => {
  const before = { link: { _type: 'reference', _ref: 'a' } }
  const after = { link: { _type: 'address', url: '/nb' } }
  expect(changesBetween(before, after)).toMatchObject([{ path: ['link'], after: after.link }])
})

test('a document that has all changes lacks none, whatever else has changed in it', () => {
  expect(missingFrom({ ...typed, title: { ...typed.title, en: 'Woollens' } }, changes)).toEqual([])
  expect(missingFrom(saved, changes)).toEqual(changes)
})

test('a field that somebody else has written to is not as it was', () => {
  const theirs = { ...saved, title: { ...saved.title, nb: 'Silke' } }
  expect(untouchedIn(theirs, changes).map(({ path }) => path.join('.'))).toEqual(['content.nb', 'day'])
  expect(missingFrom(theirs, changes)).toHaveLength(3)
})
