import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { changedTexts } from './occurrences.ts'
import { type Match, MOST_DOCUMENTS, readAll, replace, undo } from './run.ts'

let lake: EmptyLake
beforeAll(async () => {
  lake = await emptyLake()
})
afterAll(() => lake.close())

const page = (_id: string, nb: string) => ({
  _id,
  _type: 'page',
  title: { nb },
  content: { nb: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: `Om ${nb}` }] }] },
})

beforeEach(async () => {
  await lake.client.delete({ query: '*[_type == "page"]' })
  const pages = [page('a', 'ull'), page('drafts.b', 'ull og lin'), page('c', 'ull'), page('drafts.c', 'ny ull')]
  for (const document of [...pages, page('versions.r1.a', 'ull'), page('d', 'lin')]) await lake.client.create(document)
})

const fields = [
  { path: 'title', kind: 'text' },
  { path: 'content', kind: 'richText' },
] as const

const search = { find: 'ull', replacement: 'hamp', language: undefined, matchesCase: false, isWholeWord: false }

async function matches(): Promise<Match[]> {
  const documents = await readAll(lake.client, ['page'], new AbortController().signal)
  return documents.flatMap((document) => {
    const texts = changedTexts(document, fields, search, ['nb'])
    return texts.length > 0 ? [{ id: document._id.replace('drafts.', ''), document, texts }] : []
  })
}

async function state() {
  const query = '*[_type == "page"] | order(_id asc){_id, "nb": title.nb, "text": content.nb[0].children[0].text}'
  const found = await lake.client.fetch<{ _id: string; nb: string; text: string }[]>(query, {}, { perspective: 'raw' })
  return found.map(({ _id, nb, text }) => `${_id}: ${nb}, ${text}`)
}

const before = [
  'a: ull, Om ull',
  'c: ull, Om ull',
  'd: lin, Om lin',
  'drafts.b: ull og lin, Om ull og lin',
  'drafts.c: ny ull, Om ny ull',
  'versions.r1.a: ull, Om ull',
]

test('drafts change, what is published and releases stay; one undo puts all back', async () => {
  const found = await matches()
  expect(found.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
  const { done, changedSince } = await replace(lake.client, found)
  expect(changedSince).toEqual([])
  expect(await state()).toEqual([
    'a: ull, Om ull',
    'c: ull, Om ull',
    'd: lin, Om lin',
    'drafts.a: hamp, Om hamp',
    'drafts.b: hamp og lin, Om hamp og lin',
    'drafts.c: ny hamp, Om ny hamp',
    'versions.r1.a: ull, Om ull',
  ])
  expect((await undo(lake.client, done)).changedSince).toEqual([])
  expect(await state()).toEqual(before)
})

test('what somebody changed after the search or after the replacement is left alone, and named', async () => {
  const found = await matches()
  await lake.client.patch('drafts.b').set({ 'title.nb': 'ull fra Kari' }).commit()
  const { done, changedSince } = await replace(lake.client, found)
  expect(changedSince.map(({ id }) => id)).toEqual(['b'])
  await lake.client.patch('drafts.c').set({ 'title.nb': 'hamp fra Ola' }).commit()
  const undone = await undo(lake.client, done)
  expect(undone.done.map(({ match }) => match.id)).toEqual(['a'])
  expect(undone.changedSince.map(({ id }) => id)).toEqual(['c'])
  expect(await state()).toEqual([
    'a: ull, Om ull',
    'c: ull, Om ull',
    'd: lin, Om lin',
    'drafts.b: ull fra Kari, Om ull og lin',
    'drafts.c: hamp fra Ola, Om ny hamp',
    'versions.r1.a: ull, Om ull',
  ])
})

test('more documents than one transaction takes are refused, and nothing is changed', async () => {
  const [first] = await matches()
  if (!first) throw new Error('Nothing was found')
  await expect(replace(lake.client, Array(MOST_DOCUMENTS + 1).fill(first))).rejects.toThrow('More than 100')
  expect(await state()).toEqual(before)
})
