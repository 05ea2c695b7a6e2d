import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import {
  changesQuery,
  documentsAfterQuery,
  documentsWithIdsQuery,
  idsQuery,
  richTextFields,
} from './documents-query.ts'
import { HealthOfAll } from './health.ts'
import type { KeptRows } from './kept-rows.ts'
import { loadChanged, loadRows } from './load-rows.ts'
import type { ReadRow } from './read-rows.ts'
import type { Row } from './row.ts'
import { article, checked, paragraph, schema, site } from './testing.ts'

const types = ['contentPage', 'product']
const long = 'Ull holder varmen, også når den er våt, og den lukter ikke. '.repeat(10)
const content = [
  paragraph('a', long),
  paragraph('b', '', 'h3'),
  { _type: 'factBox', _key: 'f', title: 'Fakta', content: [paragraph('c', '')] },
  {
    _type: 'columns',
    _key: 'k',
    columns: [
      { _type: 'column', _key: 'l', content: [paragraph('d', long)] },
      { _type: 'column', _key: 'm', content: [{ _type: 'factBox', _key: 'n', content: [paragraph('e', '')] }] },
    ],
  },
  { _type: 'image', _key: 'i', asset: { _ref: 'image-abc-100x100-jpg' } },
]

test('what the lake shortens has the same findings as the whole document, and a fraction of its size', async () => {
  const document = article('ull', content, { image: { asset: { _ref: 'image-abc-100x100-jpg' } } })
  const fields = richTextFields(schema, types)
  expect(fields).toEqual(['content', 'sizeGuide'])
  for (const query of [documentsAfterQuery(fields), documentsWithIdsQuery(fields)]) {
    const params = { types, after: '', ids: ['ull'] }
    const [read] = await (await evaluate(parse(query, { params }), { dataset: [document], params })).get()
    const said = (row: Row) => row.findings.map(({ kind, path, text }) => [kind, path, text.en])
    expect(said(checked(read))).toEqual(said(checked(document)))
    expect(said(checked(read)).length).toBeGreaterThan(4)
    expect(JSON.stringify(read)).not.toContain('lukter')
  }
})

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00Z`
const idOf = (number: number) => `a${String(number).padStart(6, '0')}`
const stored = (_id: string, _updatedAt = day(1)) => ({
  ...article(_id, [paragraph('a', 'Ull'), paragraph('b', 'Sau', 'h4')]),
  _updatedAt,
})

/** A lake of articles that counts what it is asked, and a browser that keeps rows. */
function lakeOf(...ids: readonly string[]) {
  const clock = { now: day(2) }
  const raw = new Map(ids.map((id) => [id, stored(id)]))
  const queries: string[] = []
  const asked: string[][] = []
  const merged = () => {
    const published = [...raw.values()].filter(({ _id }) => !_id.startsWith('drafts.'))
    const drafts = [...raw.values()].filter(({ _id }) => _id.startsWith('drafts.'))
    const drafted = drafts.map((draft) => ({ ...draft, _id: draft._id.slice(7), _originalId: draft._id }))
    const byId = new Map([...published, ...drafted].map((one) => [one._id, one]))
    return [...byId.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  }
  const fetch = async (query: string, params: { after?: string; ids?: readonly string[] }) => {
    queries.push(query)
    if (query === changesQuery || query === idsQuery)
      return (await evaluate(parse(query, { params }), { dataset: [...raw.values()], params })).get()
    if (query.endsWith('._id')) return params.ids?.filter((id) => raw.has(id))
    const { after, ids: wanted } = params
    if (wanted) asked.push(wanted.toSorted())
    const found = merged().filter(({ _id }) => (wanted ? wanted.includes(_id) : _id > (after ?? '')))
    return found.slice(0, 1000).map((one) => ({ ...one, readAt: clock.now }))
  }
  const inBrowser = new Map<string, ReadRow>()
  const kept: KeptRows = {
    read: async () => [...inBrowser.values()],
    change: async (read, ids) => {
      for (const id of ids) inBrowser.delete(id)
      for (const one of read) inBrowser.set(one.row.id, one)
    },
    forget: async () => inBrowser.clear(),
  }
  const load = { client: { fetch }, schema, site, types, kept, signal: new AbortController().signal }
  const open = async () => {
    queries.length = 0
    asked.length = 0
    const rows = new Map<string, Row>()
    await loadRows(load, (read) => {
      for (const row of read) rows.set(row.id, row)
    })
    return rows
  }
  return { raw, clock, queries, asked, inBrowser, load, open }
}

test('10,000 documents are read with one query for a thousand, and one for their drafts', async () => {
  const ids = Array.from({ length: 10_000 }, (_, number) => idOf(number))
  const drafted = ids.filter((id) => id.endsWith('07'))
  const neverPublished = new Set(drafted.filter((id) => id.endsWith('507')))
  const { open, queries } = lakeOf(
    ...ids.filter((id) => !neverPublished.has(id)),
    ...drafted.map((id) => `drafts.${id}`),
  )
  const rows = await open()
  expect(rows.size).toBe(10_000)
  expect(queries.filter((query) => !query.endsWith('._id'))).toHaveLength(11)
  expect(queries).toHaveLength(21)
  expect([...rows.values()].filter(({ isPublished }) => !isPublished)).toHaveLength(10)
  const all = new HealthOfAll()
  const facts = { external: new Map(), sold: undefined, today: '2026-11-28' }
  expect([...all.of(rows, facts).values()].filter(({ findings }) => findings.length > 0)).toHaveLength(10_000)
})

test('a Studio that is opened again reads only what was changed since it last read, and a moment before', async () => {
  const { raw, clock, open, queries, asked } = lakeOf('a', 'b', 'drafts.b', 'drafts.c')
  raw.set('a', stored('a', day(5)))
  clock.now = day(5)
  const first = await open()
  const again = await open()
  expect(again.size).toBe(3)
  expect(again).toEqual(first)
  expect(asked).toEqual([['a']])
  expect(queries[0]).toBe(changesQuery)
  expect(queries).not.toContain(idsQuery)
})

test('an import that was read once is not read again', async () => {
  const ids = Array.from({ length: 1200 }, (_, number) => idOf(number))
  const { open, queries, asked } = lakeOf(...ids)
  await open()
  expect((await open()).size).toBe(1200)
  expect(queries).toEqual([changesQuery])
  expect(asked).toEqual([])
})

test('when a thousand documents were changed meanwhile, all are read again', async () => {
  const ids = Array.from({ length: 1200 }, (_, number) => idOf(number))
  const { raw, open, asked, inBrowser } = lakeOf(...ids)
  await open()
  for (const id of ids.slice(0, 1100)) raw.set(id, stored(id, day(9)))
  raw.delete(idOf(1199))
  expect((await open()).size).toBe(1199)
  expect(asked).toEqual([])
  expect(inBrowser.size).toBe(1199)
})

test('what was changed, added, published, discarded or deleted meanwhile is read when the Studio is opened again', async () => {
  const { raw, clock, open, queries, asked } = lakeOf('a', 'b', 'drafts.b', 'drafts.c', 'd', 'drafts.d', 'e', 'f')
  raw.set('f', stored('f', day(5)))
  clock.now = day(5)
  await open()
  raw.set('a', { ...stored('a', day(9)), title: { nb: 'Endret' } })
  raw.delete('drafts.b')
  raw.delete('drafts.c')
  raw.set('c', stored('c', day(9)))
  raw.set('g', stored('g', day(9)))
  raw.delete('e')
  raw.delete('d')
  const rows = await open()
  expect([...rows.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'f', 'g'])
  expect(rows.get('a')?.title).toBe('Endret')
  expect(rows.get('c')?.isPublished).toBe(true)
  expect(rows.get('d')?.isPublished).toBe(false)
  expect(asked).toEqual([
    ['a', 'c', 'f', 'g'],
    ['b', 'd', 'e'],
  ])
  expect((await open()).size).toBe(6)
  expect(queries).not.toContain(idsQuery)
})

test('a Studio that was closed before all documents were read goes on with the others', async () => {
  const { open, inBrowser } = lakeOf('a', 'b', 'c')
  const all = await open()
  inBrowser.delete('b')
  expect([...(await open()).keys()].toSorted()).toEqual([...all.keys()])
})

test('a change reads one document, and is kept', async () => {
  const { raw, open, load, queries } = lakeOf(...Array.from({ length: 10 }, (_, number) => idOf(number)))
  await open()
  queries.length = 0
  raw.set(idOf(3), { ...stored(idOf(3), day(9)), title: { nb: 'Endret' } })
  raw.delete(idOf(4))
  const rows = await loadChanged(load, [idOf(3), idOf(4)])
  expect(rows.map(({ id }) => id)).toEqual([idOf(3)])
  expect(queries).toHaveLength(1)
  const again = await open()
  expect(again.get(idOf(3))?.title).toBe('Endret')
  expect(again.size).toBe(9)
  expect(queries).not.toContain(idsQuery)
})

test('after a change that could not be read, all is read again the next time', async () => {
  const { load, open, inBrowser } = lakeOf('a')
  await open()
  const { fetch } = load.client
  load.client.fetch = () => Promise.reject(new Error('The lake is away'))
  await expect(loadChanged(load, ['a'])).rejects.toThrow('The lake is away')
  expect(inBrowser.size).toBe(0)
  load.client.fetch = fetch
  expect((await open()).size).toBe(1)
})

test('what is kept stays when the Studio is closed while a change is read', async () => {
  const { load, open, inBrowser } = lakeOf('a')
  await open()
  load.client.fetch = () => Promise.reject(new DOMException('Closed', 'AbortError'))
  await expect(loadChanged({ ...load, signal: AbortSignal.abort() }, ['a'])).rejects.toThrow('Closed')
  expect(inBrowser.size).toBe(1)
})
