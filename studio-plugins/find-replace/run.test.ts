import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { changedTexts } from './occurrences.ts'
import { type Match, MOST_DOCUMENTS, replace, undo } from './run.ts'
import { type Progress, search as searchLake } from './search.ts'

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

const wanted = {
  types: ['page'],
  changedIn: (document: unknown) => changedTexts(document, fields, search, ['nb']),
  signal: new AbortController().signal,
  onProgress: () => {},
}

async function matches(): Promise<readonly Match[]> {
  return (await searchLake(lake.client, wanted)).matches
}

/** The lake, with somebody who does something before the first transaction is written. */
function meanwhile(change: () => Promise<unknown>): Pick<typeof lake.client, 'action' | 'getDocuments'> {
  let isFirst = true
  const action: typeof lake.client.action = async (actions) => {
    if (isFirst) await change()
    isFirst = false
    return lake.client.action(actions)
  }
  return { action, getDocuments: lake.client.getDocuments.bind(lake.client) }
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

test('a draft that somebody changes between reading and writing is left alone, and the others are replaced', async () => {
  const found = await matches()
  const faster = meanwhile(() => lake.client.patch('drafts.b').set({ 'title.nb': 'ull fra Kari' }).commit())
  const { done, changedSince } = await replace(faster, found)
  expect(changedSince.map(({ id }) => id)).toEqual(['b'])
  expect(done.map(({ match }) => match.id).toSorted()).toEqual(['a', 'c'])
  expect(await state()).toContain('drafts.b: ull fra Kari, Om ull og lin')
})

test('a page that is published or gets a draft between reading and writing is left alone', async () => {
  const found = await matches()
  const published = await replace(
    meanwhile(() => lake.client.patch('a').set({ 'title.nb': 'ull fra Kari' }).commit()),
    found.filter(({ id }) => id === 'a'),
  )
  expect(published).toMatchObject({ done: [], changedSince: [{ id: 'a' }] })
  const drafted = await replace(
    meanwhile(() => lake.client.create(page('drafts.a', 'ull fra Ola'))),
    (await matches()).filter(({ id }) => id === 'a'),
  )
  expect(drafted).toMatchObject({ done: [], changedSince: [{ id: 'a' }] })
  expect(await state()).toContain('drafts.a: ull fra Ola, Om ull fra Ola')
})

test('a draft that somebody changes while its replacement is undone is neither changed nor discarded', async () => {
  const { done } = await replace(lake.client, await matches())
  const faster = meanwhile(() => lake.client.patch('drafts.a').set({ 'title.nb': 'hamp fra Ola' }).commit())
  const undone = await undo(faster, done)
  expect(undone.changedSince.map(({ id }) => id)).toEqual(['a'])
  expect(await state()).toEqual([...before.slice(0, 3), 'drafts.a: hamp fra Ola, Om hamp', ...before.slice(3)])
})

test('a search stops at what can be changed at once, says how far it is, and goes on from there', async () => {
  const ids = Array.from({ length: 250 }, (_, number) => `p${String(number).padStart(3, '0')}`)
  const transaction = lake.client.transaction()
  for (const id of ids) transaction.create(page(id, 'ull'))
  await transaction.commit()
  const progress: Progress[] = []
  const first = await searchLake(lake.client, { ...wanted, onProgress: (one) => progress.push(one) })
  expect(first.matches).toHaveLength(MOST_DOCUMENTS)
  expect(progress).toEqual([{ read: 0, total: 254 }])
  const second = await searchLake(lake.client, wanted, first.next)
  const third = await searchLake(lake.client, wanted, second.next)
  expect(third.next).toBeUndefined()
  const found = [...first.matches, ...second.matches, ...third.matches].map(({ id }) => id)
  expect(found).toEqual(['a', 'b', 'c', ...ids])
})

test('more documents than one transaction takes are refused, and nothing is changed', async () => {
  const [first] = await matches()
  if (!first) throw new Error('Nothing was found')
  await expect(replace(lake.client, Array(MOST_DOCUMENTS + 1).fill(first))).rejects.toThrow('More than 100')
  expect(await state()).toEqual(before)
})
