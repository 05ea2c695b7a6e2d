import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { feedPublications } from '#web/server/catalogue/feed-publications.ts'
import { feedState } from '#web/server/catalogue/feed-state.ts'
import {
  campaignLastDay,
  crowdfundedProducts,
  isSoldProduct,
  productsByCentraId,
  productsByDocumentId,
  testProduct,
} from '#web/server/catalogue/products.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import { handledPublications } from '#web/server/db/schema/handled-publications.ts'
import { publishedDocuments, publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { searchEntries } from '#web/server/db/schema/search-entries.ts'
import type { Handled } from '#web/server/publications/public.ts'
import { openTarget, type Target } from '../lake/target.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const lake = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#web/services/sanity/client.ts', () => ({
  get previewClient() {
    return lake.client
  },
}))
let target: Target
let content: typeof import('#web/content/published-documents.ts')['publishedContent']

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
  await database().delete(handledPublications)
  await target.client.delete({ query: '*[_type in ["product", "clothingType", "redirect"]]' })
})

const product = (id: string, title: string) => ({
  _id: id,
  _type: 'product',
  title: { nb: title },
  clothingType: { _type: 'reference', _ref: 'jackets', _weak: true },
})

const handled = (documentId: string, publishedAt: string, isGone = false): Handled => ({
  documentId,
  publishedAt: new Date(publishedAt),
  isGone,
  problem: null,
  tags: [],
})

async function publish(id: string): Promise<void> {
  const documents = await content.read([id])
  const publication = handled(id, documents[0]?._updatedAt ?? new Date().toISOString(), documents.length === 0)
  await feedPublications(database(), 'tests', { handled: [publication], documents, source: content.source })
}

async function titles(): Promise<(string | null)[]> {
  const rows = await database().select().from(publishedDocuments).orderBy(publishedDocuments.id)
  return rows.map(({ fields }) => fields.title.nb)
}

describe('a publication', () => {
  test('is written with what lists and search are made of, and recorded, in one transaction', async () => {
    await target.client.create(product('one', 'Jakke'))
    await publish('one')
    const [row] = await database().select().from(publishedDocuments)
    expect(row).toMatchObject({ type: 'product', refersTo: ['jackets'], fields: { clothingTypeId: 'jackets' } })
    expect(row?.derivedBy).not.toBeNull()
    expect(await database().$count(handledPublications)).toBe(1)
  })

  test('that comes late does not overwrite a newer one', async () => {
    await target.client.create(product('one', 'Jakke'))
    const late = await content.read(['one'])
    await target.client.patch('one').set({ 'title.nb': 'Bukse' }).commit()
    await publish('one')
    const publication = handled('one', late[0]?._updatedAt ?? '')
    await feedPublications(database(), 'tests', { handled: [publication], documents: late, source: content.source })
    expect(await titles()).toEqual(['Bukse'])
  })

  test('that is unpublished is removed, does not come back late, and comes back when it is published again', async () => {
    const { _updatedAt } = await target.client.create(product('one', 'Jakke'))
    const late = await content.read(['one'])
    await publish('one')
    await target.client.delete('one')
    const gone = { handled: [handled('one', _updatedAt, true)], documents: [], source: content.source }
    await feedPublications(database(), 'tests', gone)
    const again = { handled: [handled('one', _updatedAt)], documents: late, source: content.source }
    await feedPublications(database(), 'tests', again)
    expect(await titles()).toEqual([])
    await target.client.create(product('one', 'Lue'))
    await publish('one')
    await feedPublications(database(), 'tests', gone)
    expect(await titles()).toEqual(['Lue'])
  })

  test('is found at once, however many other documents wait for their rows', async () => {
    const filling = target.client.transaction()
    for (let number = 0; number < 70; number += 1) filling.create(product(`a-${number}`, 'Jakke'))
    await filling.commit({ returnDocuments: false })
    await repairCatalogue(database(), content)
    await database().update(publishedDocuments).set({ derivedBy: null })
    await target.client.create({ ...product('z', 'Lue'), slug: { nb: { current: 'lue' } } })
    await publish('z')
    expect((await feedState(database(), content.dataset)).waiting).toBe(21)
    const waiting = await database().select().from(publishedDocuments).where(isNull(publishedDocuments.derivedBy))
    expect(waiting.map(({ id }) => id)).not.toContain('z')
    expect(await database().$count(searchEntries, eq(searchEntries.documentId, 'z'))).toBe(1)
  })

  test('of a document that others refer to has their rows made again', async () => {
    await target.client.create(product('one', 'Jakke'))
    await repairCatalogue(database(), content)
    await target.client.create({ _id: 'jackets', _type: 'clothingType', title: { nb: 'Jakker' } })
    const documents = await content.read(['jackets'])
    await database().transaction(async (transaction) => {
      const { writeDocuments } = await import('#web/server/catalogue/write-documents.ts')
      await writeDocuments(transaction, documents, { source: content.source, keepsGone: true })
    })
    expect((await feedState(database(), content.dataset)).waiting).toBe(2)
    await repairCatalogue(database(), content)
    expect((await feedState(database(), content.dataset)).waiting).toBe(0)
  })
})

describe('the repair', () => {
  test('fills an empty catalogue, however many documents there are, in bounded requests', async () => {
    const ids = Array.from({ length: 1230 }, (_, at) => `many-${String(at).padStart(4, '0')}`)
    const filling = target.client.transaction()
    for (const id of ids) filling.create(product(id, id))
    await filling.commit({ returnDocuments: false })
    expect(await feedState(database(), content.dataset)).toMatchObject({ completedAt: null })
    const fetch = vi.spyOn(target.client, 'fetch')
    await repairCatalogue(database(), content)
    expect(await titles()).toEqual(ids)
    const sizes = await Promise.all(fetch.mock.results.map(async ({ value }) => JSON.stringify(await value).length))
    expect(Math.max(...sizes)).toBeLessThan(200_000)
    expect(await feedState(database(), content.dataset)).toMatchObject({ completedAt: expect.any(Date), waiting: 0 })
    fetch.mockClear()
    await repairCatalogue(database(), content)
    expect(fetch).toHaveBeenCalledTimes(3)
    fetch.mockRestore()
  })

  test('finds documents whose deliveries were lost: new, changed and removed ones', async () => {
    for (const id of ['a', 'b']) await target.client.create(product(id, id))
    await repairCatalogue(database(), content)
    await target.client.delete('a')
    await target.client.patch('b').set({ 'title.nb': 'changed' }).commit()
    await target.client.create(product('c', 'new'))
    await repairCatalogue(database(), content)
    expect(await titles()).toEqual(['changed', 'new'])
  })

  test('reads every document again when the dataset is another one, or the query', async () => {
    await target.client.create(product('a', 'a'))
    await repairCatalogue(database(), content)
    const changed = { ...content, dataset: 'other', source: 'other 1', read: vi.fn(content.read) }
    await repairCatalogue(database(), changed)
    expect(changed.read.mock.calls).toEqual([[['a']]])
    expect(await feedState(database(), content.dataset)).toMatchObject({ completedAt: null })
    expect(await feedState(database(), 'other')).toMatchObject({ completedAt: expect.any(Date) })
  })
})

test('characters that a database cannot store are left out', async () => {
  await target.client.create(product('odd', 'Ja\u0000kke \ud800'))
  await repairCatalogue(database(), content)
  expect(await titles()).toEqual(['Jakke \ufffd'])
})

test('malformed documents are kept without their unusable parts', async () => {
  const malformed = {
    _id: 'odd',
    _type: 'product',
    title: 5,
    slug: 'plain',
    colors: [{ name: 7, hex: '#fff' }],
    centraId: 4,
  }
  await target.client.create(malformed)
  await repairCatalogue(database(), content)
  const [row] = await database().select().from(publishedDocuments)
  expect(row?.fields).toMatchObject({ title: { nb: null }, slug: null, centraId: null })
})

describe('products by their ids', () => {
  const sold = (id: string, centraId: string, changes = {}) => ({ ...product(id, id), centraId, ...changes })

  test('are read without the others', async () => {
    for (const id of ['a', 'b', 'c']) await target.client.create(sold(id, `10${id}`))
    await repairCatalogue(database(), content)
    expect([...(await productsByCentraId(database(), ['10a', '10c', 'x'])).keys()]).toEqual(['10a', '10c'])
    expect([...(await productsByDocumentId(database(), ['b', 'x'])).keys()]).toEqual(['b'])
    expect(await isSoldProduct(database(), '10b')).toBe(true)
    expect(await isSoldProduct(database(), 'x')).toBe(false)
  })

  test('are crowdfunded, or in the test phase, when their state says so', async () => {
    const campaign = { productState: 'crowdFunding', crowdfundingDate: '2027-01-31', crowdfundingGoal: 50 }
    await target.client.create(sold('a', '1', campaign))
    await target.client.create(sold('b', '2', { productState: 'testPhase' }))
    await repairCatalogue(database(), content)
    const campaigns = await crowdfundedProducts(database())
    expect([...campaigns.keys()]).toEqual(['1'])
    expect(campaigns.get('1')).toMatchObject({ documentId: 'a', campaign })
    expect(await campaignLastDay(database(), '1')).toBe('2027-01-31')
    expect((await testProduct(database(), 'b'))?.centraId).toBe('2')
    expect(await testProduct(database(), 'a')).toBeUndefined()
  })

  test('do not count as missing before the catalogue has been filled', async () => {
    await expect(isSoldProduct(database(), '1')).rejects.toThrow('not been filled')
    await expect(crowdfundedProducts(database())).rejects.toThrow('not been filled')
  })
})
