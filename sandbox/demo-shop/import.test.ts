import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { guardLinks } from '#studio-plugins/link-guard/decorate.ts'
import { assetIdOf, datasetFolder, readPictures } from './dataset.ts'
import { demoDocuments } from './documents.ts'
import { exportDemoShop } from './export.ts'
import { importDemoShop } from './import.ts'
import { type EmptyLake, emptyLake } from './testing/empty-lake.ts'

const documents = demoDocuments(new Date())
const pictures = readPictures()
let empty: EmptyLake

beforeAll(async () => {
  empty = await emptyLake()
  await importDemoShop(empty.lake, empty.origin)
})
afterAll(() => empty.close())

test('an empty dataset is filled', async () => {
  const stored = await empty.client.getDocuments(documents.map(({ _id }) => _id))
  expect(stored).toEqual(documents.map((document) => expect.objectContaining(document)))
  expect(await empty.client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(pictures.length)
})

test('pictures are delivered, whole and cut', async () => {
  const [picture] = pictures
  const asset = await empty.client.getDocument(picture ? assetIdOf(picture) : '')
  const whole = await fetch(asset?.url)
  expect(whole.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await whole.arrayBuffer()).equals(await readFile(picture?.path ?? ''))).toBe(true)
  expect((await fetch(`${asset?.url}?w=100&h=100&auto=format`)).status).toBe(200)
})

test('an asset has the fields of one that was uploaded', async () => {
  const [picture] = pictures
  const other = await emptyLake()
  const filename = picture?.facts.originalFilename
  const uploaded = await other.client.assets.upload('image', await readFile(picture?.path ?? ''), { filename })
  await other.close()
  const imported = await empty.client.getDocument(uploaded._id)
  const varying = { _createdAt: '', _updatedAt: '', _rev: '', uploadId: '', url: '' }
  expect({ ...imported, ...varying }).toEqual({ ...uploaded, ...varying })
})

test('an export after an import is the dataset, byte by byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-export-'))
  await exportDemoShop(empty.client, folder)
  for (const file of ['data.ndjson', 'assets.json']) {
    expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(join(datasetFolder, file), 'utf8'))
  }
  expect((await readdir(join(folder, 'images'))).sort()).toEqual((await readdir(join(datasetFolder, 'images'))).sort())
  await rm(folder, { recursive: true })
})

test('an export has the published documents, without drafts and pictures that are no longer shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-export-'))
  const edited = await emptyLake()
  await edited.client.create({ _id: 'page-own', _type: 'page' })
  await edited.client.create({ _id: 'drafts.page-own', _type: 'page' })
  await edited.client.assets.upload('image', await readFile(pictures[0]?.path ?? ''))
  expect(await exportDemoShop(edited.client, folder)).toEqual({ documents: 1, pictures: 0 })
  expect(await readFile(join(folder, 'data.ndjson'), 'utf8')).toBe('{"_id":"page-own","_type":"page"}\n')
  await edited.close()
  await rm(folder, { recursive: true })
})

test('a second import puts demo documents back and keeps what editors added', async () => {
  await empty.client.patch('homePage').set({ treeFigure: 1 }).commit()
  await empty.client.create({ _id: 'page-own', _type: 'page' })
  await importDemoShop(empty.lake, empty.origin)
  expect(await empty.client.fetch('*[_id == "homePage"][0].treeFigure')).toBe(312480)
  expect(await empty.client.getDocument('page-own')).toBeDefined()
  await empty.client.delete('page-own')
})

test('the Studio has nothing to object to', async () => {
  const schema = createSchema({ name: 'demo-shop', types: guardLinks(schemaTypes) })
  const known = new Set([...documents.map(({ _id }) => _id), ...pictures.map(assetIdOf)])
  const getDocumentExists = async ({ id }: { id: string }) => known.has(id)
  const stored = await empty.client.getDocuments(documents.map(({ _id }) => _id))
  const results = await Promise.all(
    stored.map(async (document) => {
      if (!document) return ['missing']
      const { status, markers } = await validateDocument({ document, schema, client: empty.client, getDocumentExists })
      if (status === 'notEvaluated') return [`${document._id} was not checked`]
      return markers.map(({ message, path }) => `${document._id} ${JSON.stringify(path)} ${message}`)
    }),
  )
  const ended = ['product-kolle-winter-trousers', 'product-neve-shell-mittens']
  const objections = results.flat().filter((line) => !(ended.includes(line.split(' ')[0] ?? '') && /ended/.test(line)))
  expect(objections).toEqual([])
}, 90_000)
