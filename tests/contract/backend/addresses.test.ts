import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { sitePaths } from '#web/routing/site-addresses.ts'
import { deriveAll } from '#web/server/catalogue/derive.ts'
import { feedPublications } from '#web/server/catalogue/feed-publications.ts'
import { findInDatabase } from '#web/server/catalogue/find-path.ts'
import { pageAtPath, routesInCatalogue } from '#web/server/catalogue/read-addresses.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import { writeAddresses } from '#web/server/catalogue/write-addresses.ts'
import { writeDocuments } from '#web/server/catalogue/write-documents.ts'
import { openPool } from '#web/server/db/pool.ts'
import { type PublishedFields, publishedDocuments, publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { pageAddresses, redirectedAddresses } from '#web/server/db/schema/site-addresses.ts'
import { openTarget, type Target } from '../lake/target.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const lake = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#web/services/sanity/client.ts', () => ({
  get previewClient() {
    return lake.client
  },
}))
let target: Target
let content: typeof import('#web/content/published-documents.ts')['publishedContent']

const types = ['product', 'clothingType', 'page', 'contentPage', 'categoryPage', 'landingPage', 'communityPage']
const slug = (nb: string, en?: string) => ({ nb: { current: nb }, ...(en && { en: { current: en } }) })
const weak = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

beforeAll(async () => {
  stubEnvironment()
  target = await openTarget()
  lake.client = target.client
  content = (await import('#web/content/published-documents.ts')).publishedContent
})
afterAll(() => target.close())
beforeEach(async () => {
  await database().delete(publishedDocuments)
  await database().delete(publishedFeed)
  await target.client.delete({ query: '*[_type in $types]', params: { types: [...types, 'redirect'] } })
})

async function publish(id: string): Promise<void> {
  const documents = await content.read([id])
  const publishedAt = new Date(documents[0]?._updatedAt ?? Date.now())
  const publication = { documentId: id, publishedAt, isGone: documents.length === 0, problem: null, tags: [] }
  await feedPublications(database(), 'tests', { handled: [publication], documents, source: content.source })
}

/** The same document with another id and address. */
function renamed(document: PublishedFields, name: string): PublishedFields {
  return JSON.parse(JSON.stringify(document).replaceAll('model', name))
}

/** The kind of each path, or the target of its redirect. */
async function at(...paths: string[]): Promise<string[]> {
  const find = findInDatabase(database, 'https://tretopp.example')
  const found = await Promise.all(paths.map(find))
  return found.map((one) => (one.kind === 'moved' ? one.destination.to : one.kind))
}

describe('the addresses of a document', () => {
  test('appear when it is published and disappear when it is unpublished', async () => {
    await repairCatalogue(database(), content)
    await target.client.create({ _id: 'jacket', _type: 'product', slug: slug('jakke', 'jacket') })
    expect(await at('/nb/shop/jakke')).toEqual(['missing'])
    await publish('jacket')
    expect(await at('/nb/shop/jakke', '/en/community/jacket', '/en/shop/jakke')).toEqual([
      'page',
      'page',
      '/en/shop/jacket',
    ])
    await target.client.delete('jacket')
    await publish('jacket')
    expect(await at('/nb/shop/jakke', '/en/shop/jakke')).toEqual(['missing', 'missing'])
    expect([await database().$count(pageAddresses), await database().$count(redirectedAddresses)]).toEqual([0, 0])
  })

  test('follow its category, even one with many pages', async () => {
    await target.client.create({ _id: 'help', _type: 'categoryPage', slug: slug('hjelp') })
    const filling = target.client.transaction()
    for (let number = 0; number < 60; number++)
      filling.create({ _id: `p-${number}`, _type: 'page', slug: slug(`side-${number}`), category: weak('help') })
    await filling.commit({ returnDocuments: false })
    await repairCatalogue(database(), content)
    expect(await at('/nb/hjelp/side-59', '/nb/side-59')).toEqual(['page', 'missing'])
    const { docs } = await routesInCatalogue(database())
    expect(docs).toHaveLength(61)
    expect([...sitePaths(docs)]).toEqual(expect.arrayContaining(['/nb/hjelp/side-0', '/nb/hjelp/side-59']))
    await target.client
      .patch('help')
      .set({ slug: slug('service') })
      .commit()
    await publish('help')
    await deriveAll(database())
    expect(await at('/nb/service/side-59', '/nb/hjelp/side-59')).toEqual(['page', 'missing'])
  })

  test('are its own: two documents with the same slug are decided by their kinds, then by their ids', async () => {
    await target.client.create({ _id: 'a', _type: 'product', slug: slug('delt') })
    await target.client.create({ _id: 'z', _type: 'clothingType', slug: slug('delt') })
    await target.client.create({ _id: 'b', _type: 'product', slug: slug('delt') })
    await repairCatalogue(database(), content)
    expect(await pageAtPath(database(), '/nb/shop/delt')).toMatchObject({ documentId: 'z', page: 'clothingType' })
    await target.client.delete('z')
    await publish('z')
    expect(await pageAtPath(database(), '/nb/shop/delt')).toMatchObject({ documentId: 'a', page: 'product' })
  })
})

test('the newest of several redirects decides; the community page moves while a newer one is published', async () => {
  await target.client.create({ _id: 'new', _type: 'page', slug: slug('ny') })
  await target.client.create({ _id: 'newer', _type: 'page', slug: slug('nyere') })
  await target.client.create({ _id: 'z-first', _type: 'redirect', from: '/nb/Gammel', to: '/nb/ny' })
  await target.client.create({ _id: 'a-second', _type: 'redirect', from: '/nb/gammel', to: '/nb/nyere' })
  await target.client.create({ _id: 'communityPage', _type: 'communityPage', newerPage: weak('newer') })
  await repairCatalogue(database(), content)
  expect(await at('/nb/GAMMEL', '/nb/community', '/en/community')).toEqual(['/nb/nyere', '/nb/nyere', 'page'])
  expect((await routesInCatalogue(database())).newerPage?._id).toBe('newer')
  await target.client.delete('newer')
  await publish('newer')
  expect(await at('/nb/community', '/nb/gammel')).toEqual(['page', 'missing'])
})

test('an unknown address is missing only once the catalogue is complete', async () => {
  expect(await at('/nb/nope')).toEqual(['unknown'])
  await target.client.create({ _id: 'jacket', _type: 'product', slug: slug('jakke') })
  await repairCatalogue(database(), content)
  expect(await at('/nb/nope')).toEqual(['missing'])
  // A program that makes other rows has been installed.
  await database().update(publishedDocuments).set({ derivedBy: 'addresses:0' })
  expect(await at('/nb/nope')).toEqual(['unknown'])
  await deriveAll(database())
  expect(await at('/nb/nope')).toEqual(['missing'])
})

test('addresses of any length and kind delay no publication', async () => {
  const long = 'å'.repeat(90)
  const deep = Array.from({ length: 100 }, () => long).join('/')
  await target.client.create({ _id: 'deep', _type: 'landingPage', path: slug(deep) })
  await target.client.create({ _id: 'odd', _type: 'landingPage', path: slug('a\u0000b \ud800') })
  await target.client.create({ _id: 'zero', _type: 'redirect', from: '/nb/%00', to: '/nb' })
  await target.client.create({ _id: 'far', _type: 'redirect', from: `/nb/${'b'.repeat(1900)}`, to: '/nb' })
  await repairCatalogue(database(), content)
  expect(await at(`/nb/${deep}`, `/nb/${'B'.repeat(1900)}`, '/nb/%00', '/nb/\0')).toEqual([
    'page',
    '/nb',
    'missing',
    'missing',
  ])
})

test('the lists of the shop have as many further pages as their products fill', async () => {
  await target.client.create({ _id: 'jackets', _type: 'clothingType', slug: slug('jakker') })
  const filling = target.client.transaction()
  for (let number = 0; number < 50; number++) {
    const fit = [number < 49 ? 'unisex' : 'men']
    const title = { nb: 'Jakke', en: 'Jacket' }
    filling.create({ _id: `p-${number}`, _type: 'product', title, fit, clothingType: weak('jackets') })
  }
  await filling.commit({ returnDocuments: false })
  await repairCatalogue(database(), content)
  const pages = ['/nb/shop/page/2', '/nb/shop/women/jakker/page/2', '/en/shop/men/page/2']
  expect(await at(...pages)).toEqual(['page', 'page', 'page'])
  await target.client.delete({ query: '*[_id in ["p-0", "p-1"]]' })
  for (const id of ['p-0', 'p-1']) await publish(id)
  expect(await at(...pages)).toEqual(['missing', 'missing', 'missing'])
})

test('an unknown address among ten thousand products costs a few reads, each by an index', async () => {
  await database().insert(publishedFeed).values({ dataset: content.dataset, completedAt: new Date() })
  await target.client.create({ _id: 'model', _type: 'product', slug: slug('model', 'model-en') })
  const [model] = await content.read(['model'])
  if (!model) throw new Error('The product is missing')
  const documents = Array.from({ length: 10_000 }, (_, at) => renamed(model, `p-${at}`))
  for (let from = 0; from < documents.length; from += 1000)
    await database().transaction(async (transaction) => {
      const some = documents.slice(from, from + 1000)
      await writeDocuments(transaction, some, { source: content.source, keepsGone: false })
      await writeAddresses(transaction, some)
    })
  await database().execute(sql`ANALYZE`)
  const find = findInDatabase(database, 'https://tretopp.example')
  expect((await find('/nb/shop/p-9999')).kind).toBe('page')
  await find('/nb/shop/nope')
  const reads: { query: string; params: unknown[] }[] = []
  const { pool, close } = openPool(url(), () => undefined)
  const logged = drizzle(pool, { logger: { logQuery: (query, params) => void reads.push({ query, params }) } })
  const findLogged = findInDatabase(() => logged, 'https://tretopp.example')
  await findLogged('/nb/shop/nope')
  reads.length = 0
  expect((await findLogged('/nb/shop/nope-1')).kind).toBe('missing')
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.length).toBeLessThanOrEqual(3)
  for (const { query, params } of reads) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, params)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index|Bitmap/)
    expect(plan).not.toMatch(/Seq Scan on (page_addresses|redirected_addresses|published_documents)/)
  }
  await close()
}, 60_000)
