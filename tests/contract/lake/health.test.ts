import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import type { KeptRows } from '#studio-plugins/health/kept-rows.ts'
import { loadChanged, loadRows } from '#studio-plugins/health/load-rows.ts'
import type { ReadRow } from '#studio-plugins/health/read-rows.ts'
import type { Row } from '#studio-plugins/health/row.ts'
import { openTarget, type Target } from './target.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
/** More than one query reads. */
const count = 1200

let target: Target
beforeAll(async () => {
  target = await openTarget()
}, 60_000)
afterAll(() => target.close())

const heading = (text: string) => ({
  _type: 'block',
  _key: 'a',
  style: 'h4',
  children: [{ _type: 'span', _key: 's', text }],
})
const page = (_id: string) => ({
  _id,
  _type: 'landingPage',
  title: { nb: 'Ull' },
  content: { nb: [heading('Ull som holder varmen, også når den er våt og vinden kommer fra nord')] },
})

/** A browser that keeps rows. */
function browser(): KeptRows {
  const rows = new Map<string, ReadRow>()
  return {
    read: async () => [...rows.values()],
    change: async (read, ids) => {
      for (const id of ids) rows.delete(id)
      for (const one of read) rows.set(one.row.id, one)
    },
    forget: async () => rows.clear(),
  }
}

test('all documents are checked portion by portion, drafts in place of what is published, and a change by its id', async () => {
  const own = target.id('health')
  const id = (number: number) => `${own}-${String(number).padStart(5, '0')}`
  const transaction = target.client.transaction()
  for (let number = 0; number < count; number += 1) transaction.create(page(id(number)))
  transaction.create({ ...page(`drafts.${id(3)}`), title: { nb: 'Utkast' } })
  transaction.create(page(`drafts.${id(count)}`))
  await transaction.commit({ visibility: 'sync' })
  const load = {
    client: target.client.withConfig({ apiVersion: '2026-01-01', useCdn: false }),
    schema,
    site: 'https://tretopp.example',
    types: ['landingPage'],
    kept: browser(),
    signal: new AbortController().signal,
  }
  const rows = new Map<string, Row>()
  await loadRows(load, (read) => {
    for (const row of read) if (row.id.startsWith(own)) rows.set(row.id, row)
  })
  expect(rows.size).toBe(count + 1)
  expect(rows.get(id(3))).toMatchObject({ title: 'Utkast', isPublished: true })
  expect(rows.get(id(count))).toMatchObject({ isPublished: false })
  expect([...rows.values()].every(({ findings }) => findings[0]?.kind === 'headings')).toBe(true)
  await target.client.delete(id(5))
  const changed = await loadChanged(load, [id(4), id(5)])
  expect(changed.map((row) => row.id)).toEqual([id(4)])

  // While the Studio is closed: a draft is discarded, a page deleted, another changed.
  await target.client.delete(`drafts.${id(3)}`)
  await target.client.delete(id(6))
  await target.client.patch(id(7)).set({ 'title.nb': 'Endret' }).commit()
  const again = new Map<string, Row>()
  await loadRows(load, (read) => {
    for (const row of read) if (row.id.startsWith(own)) again.set(row.id, row)
  })
  expect(again.size).toBe(count - 1)
  expect(again.get(id(3))).toMatchObject({ title: 'Ull' })
  expect(again.get(id(7))).toMatchObject({ title: 'Endret' })
})
