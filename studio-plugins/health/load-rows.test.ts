import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documentsAfterQuery, documentsWithIdsQuery, richTextFields } from './documents-query.ts'
import { HealthOfAll } from './health.ts'
import { loadChanged, loadRows } from './load-rows.ts'
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
    const said = (row: Row) => row.findings.map(({ kind, path, say }) => [kind, path, say()])
    expect(said(checked(read))).toEqual(said(checked(document)))
    expect(said(checked(read)).length).toBeGreaterThan(4)
    expect(JSON.stringify(read)).not.toContain('lukter')
  }
})

/** A lake of articles and some drafts, which answers by id and counts what it is asked. */
function lakeOf(count: number) {
  const idOf = (number: number) => `a${String(number).padStart(6, '0')}`
  const ids = Array.from({ length: count }, (_, number) => idOf(number))
  const queries: string[] = []
  const fetch = async (query: string, params: { after?: string; ids?: readonly string[] }) => {
    queries.push(query)
    if (query.endsWith('._id')) return params.ids?.filter((id) => !id.endsWith('7'))
    const wanted = params.ids ?? ids.slice(params.after ? ids.indexOf(params.after) + 1 : 0).slice(0, 1000)
    return wanted.map((id) => ({
      ...article(id, [paragraph('a', 'Ull'), paragraph('b', 'Sau', 'h4')]),
      ...(id.endsWith('07') && { _originalId: `drafts.${id}` }),
    }))
  }
  return { queries, load: { client: { fetch }, schema, site, types, signal: new AbortController().signal } }
}

test('10,000 documents are read with one query for a thousand, and one for their drafts', async () => {
  const { load, queries } = lakeOf(10_000)
  const rows = new Map<string, Row>()
  await loadRows(load, (read) => {
    for (const row of read) rows.set(row.id, row)
  })
  expect(rows.size).toBe(10_000)
  expect(queries.filter((query) => !query.endsWith('._id'))).toHaveLength(11)
  expect(queries).toHaveLength(21)
  expect([...rows.values()].filter(({ isPublished }) => !isPublished)).toHaveLength(100)
  const all = new HealthOfAll()
  const facts = { external: new Map(), sold: undefined, today: '2026-11-28' }
  expect([...all.of(rows, facts).values()].filter(({ findings }) => findings.length > 0)).toHaveLength(10_000)
})

test('a change reads one document', async () => {
  const { load, queries } = lakeOf(10)
  const rows = await loadChanged(load, ['a000003'])
  expect(rows.map(({ id }) => id)).toEqual(['a000003'])
  expect(queries).toHaveLength(1)
})
