import { evaluate, parse } from 'groq-js'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { pagesAfterQuery, pagesWithIdsQuery, readRows } from './board-query.ts'
import { localizedFields } from './localized-fields.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const type = { name: 'page', fields: localizedFields(schema.get('page')) }
const fields = { setting: 'withoutEnglish', sources: 'translatedFrom' }

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
const document = {
  _id: 'ull',
  _type: 'page',
  _updatedAt: '2026-11-01T12:00:00Z',
  title: { nb: 'Ull', en: 'Wool' },
  slug: { nb: { current: 'ull' } },
  lead: { nb: 'Om ull' },
  content: { nb: [block('Sau')], en: [block('Sheep')] },
  category: { _ref: 'magasin' },
}

async function rowOf(changes: object) {
  const params = { after: '', ids: ['ull'] }
  const dataset = [
    { ...document, ...changes },
    { _id: 'magasin', _type: 'categoryPage', title: { nb: 'Magasin' } },
  ]
  const rowsOf = async (query: string) =>
    readRows(await (await evaluate(parse(query, { params }), { dataset, params })).get())
  const [row] = await rowsOf(pagesAfterQuery(type, fields))
  expect(await rowsOf(pagesWithIdsQuery(type, fields))).toEqual([row])
  return row
}

test('the fields of a page with a value per language are found, within objects too', () => {
  expect(type.fields).toEqual([
    { path: 'title', kind: 'text' },
    { path: 'slug', kind: 'address' },
    { path: 'lead', kind: 'text' },
    { path: 'image.alt', kind: 'text' },
    { path: 'content', kind: 'richText' },
    { path: 'seo.title', kind: 'text' },
    { path: 'seo.description', kind: 'text' },
    { path: 'seo.image.alt', kind: 'text' },
  ])
})

test('a row names the untranslated fields, and contains no text except the title', async () => {
  expect(await rowOf({})).toEqual({
    id: 'ull',
    type: 'page',
    title: 'Ull',
    category: { id: 'magasin', title: 'Magasin' },
    changedAt: '2026-11-01T12:00:00Z',
    setting: undefined,
    untranslated: ['slug', 'lead'],
    withoutOriginal: [],
    copied: [],
    older: [],
  })
  expect(await rowOf({ lead: { en: 'About wool' }, withoutEnglish: 'listed' })).toMatchObject({
    untranslated: ['slug'],
    withoutOriginal: ['lead'],
    setting: 'listed',
  })
})

test('a text that is the original in both languages counts as copied', async () => {
  expect(await rowOf({ content: { nb: [block('Sau')], en: [block('Sau')] } })).toMatchObject({ copied: ['content'] })
})

test('a translation is older once the original is another than the one that it was made of', async () => {
  const translatedFrom = [
    { _key: 'title', text: 'Ull' },
    { _key: 'content', text: 'Geit' },
    { _key: 'lead', text: 'Om geit' },
  ]
  expect(await rowOf({ translatedFrom })).toMatchObject({ older: ['content'] })
})
