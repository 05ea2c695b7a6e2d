import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { guardLinks } from '#studio-plugins/link-guard/decorate.ts'
import { demoDocuments } from '../documents.ts'
import { type EmptyLake, emptyLake, withMadeUpPictures } from '../testing/seeded-lake.ts'
import { writeDocuments } from './write-documents.ts'

const { documents, assetIds } = withMadeUpPictures(demoDocuments(new Date()))
let lake: EmptyLake

beforeAll(async () => {
  lake = await emptyLake()
  const assets = lake.client.transaction()
  for (const _id of assetIds) assets.create({ _id, _type: 'sanity.imageAsset' })
  await assets.commit()
})

afterAll(() => lake.close())

const revisions = () => lake.client.fetch<string[]>('*[!(_id in path("_.**"))] | order(_id)._rev')

test('an empty dataset is filled', async () => {
  expect(await writeDocuments(lake.client, documents)).toBe(documents.length)
  expect(await lake.client.fetch('count(*[_type == "product"])')).toBe(
    documents.filter(({ _type }) => _type === 'product').length,
  )
})

test('a second run writes nothing', async () => {
  const before = await revisions()
  expect(await writeDocuments(lake.client, documents)).toBe(0)
  expect(await revisions()).toEqual(before)
})

test('a demo document that was edited is put back, and only that one', async () => {
  await lake.client.patch('homePage').set({ treeFigure: 1 }).commit()
  expect(await writeDocuments(lake.client, documents)).toBe(1)
  expect(await lake.client.fetch('*[_id == "homePage"][0].treeFigure')).toBe(312480)
})

test('documents that editors added stay', async () => {
  await lake.client.create({ _id: 'page-own', _type: 'page' })
  expect(await writeDocuments(lake.client, documents)).toBe(0)
  expect(await lake.client.getDocument('page-own')).toBeDefined()
  await lake.client.delete('page-own')
})

test('the Studio has nothing to object to', async () => {
  const schema = createSchema({ name: 'demo-shop', types: guardLinks(schemaTypes) })
  const known = new Set([...documents.map(({ _id }) => _id), ...assetIds])
  const getDocumentExists = async ({ id }: { id: string }) => known.has(id)
  const stored = await lake.client.getDocuments(documents.map(({ _id }) => _id))
  const results = await Promise.all(
    stored.map(async (document) => {
      if (!document) return ['missing']
      const { status, markers } = await validateDocument({ document, schema, client: lake.client, getDocumentExists })
      if (status === 'notEvaluated') return [`${document._id} was not checked`]
      return markers.map(({ message, path }) => `${document._id} ${JSON.stringify(path)} ${message}`)
    }),
  )
  const ended = ['product-kolle-winter-trousers', 'product-neve-shell-mittens']
  const objections = results.flat().filter((line) => !(ended.includes(line.split(' ')[0] ?? '') && /ended/.test(line)))
  expect(objections).toEqual([])
}, 90_000)
