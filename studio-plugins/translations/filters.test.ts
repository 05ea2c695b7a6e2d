import { expect, test } from 'vitest'
import { categoriesOf, categoryArea, countViews, type Filter, filtered, firstFilter, moved } from './filters.ts'
import type { PageRow } from './page-state.ts'

const options = {
  types: ['page', 'contentPage'],
  sharedAddress: [],
  mainFields: ['title', 'content'],
  setting: { field: 'withoutEnglish', done: ['listed'] },
  sources: 'translatedFrom',
}
const row = (id: string, changes: Partial<PageRow> = {}): PageRow => ({
  id,
  type: 'page',
  title: id,
  category: undefined,
  changedAt: '2026-11-01T12:00:00Z',
  setting: undefined,
  untranslated: [],
  withoutOriginal: [],
  copied: [],
  older: [],
  ...changes,
})
const journal = { id: 'journal', title: 'Magasin' }
const rows = [
  row('a', { older: ['title'] }),
  row('b', { untranslated: ['title'], changedAt: '2026-11-02T12:00:00Z' }),
  row('c', { untranslated: ['title'], setting: 'listed' }),
  row('d', { type: 'contentPage', category: journal }),
]
const editors = new Map([['a', 'kari']])
const idsOf = (filter: Partial<Filter>) =>
  filtered(rows, { filter: { ...firstFilter, ...filter }, options, editors }).map(({ id }) => id)

test('what is to be done comes first, the latest change on top', () => {
  expect(idsOf({})).toEqual(['b', 'a'])
})

test('views, areas and editors narrow the board', () => {
  expect(idsOf({ view: 'missing' })).toEqual(['b'])
  expect(idsOf({ view: 'older' })).toEqual(['a'])
  expect(idsOf({ view: 'notNeeded' })).toEqual(['c'])
  expect(idsOf({ view: 'ready' })).toEqual(['d'])
  expect(idsOf({ view: 'all', area: 'contentPage' })).toEqual(['d'])
  expect(idsOf({ view: 'all', area: categoryArea('journal') })).toEqual(['d'])
  expect(idsOf({ view: 'all', editor: 'kari' })).toEqual(['a'])
  expect(categoriesOf(rows)).toEqual([journal])
})

test('counts follow the other filters', () => {
  expect(countViews(rows, { filter: firstFilter, options, editors })).toMatchObject({
    toDo: 2,
    missing: 1,
    notNeeded: 1,
    all: 4,
  })
  expect(countViews(rows, { filter: { ...firstFilter, editor: 'kari' }, options, editors })).toMatchObject({
    toDo: 1,
    all: 1,
  })
})

test('moving stays within the list, and begins with the first', () => {
  expect(moved(rows, 'a', 1)?.id).toBe('b')
  expect(moved(rows, 'a', -1)?.id).toBe('a')
  expect(moved(rows, 'd', 1)?.id).toBe('d')
  expect(moved(rows, undefined, 1)?.id).toBe('a')
  expect(moved([], 'a', 1)).toBeUndefined()
})
