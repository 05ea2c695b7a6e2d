import { expect, test } from 'vitest'
import { generatedCatalogue } from '#bench/growth/generated-catalogue.ts'
import { Dataset } from '#sandbox/content-lake/query/dataset.ts'
import { runQuery } from '#sandbox/content-lake/query/engine.ts'
import type { DemoDocument } from '#sandbox/demo-shop/dataset.ts'
import { queryShapes } from '#web/content/responses/shapes.gen.ts'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'

const MEGABYTE = 1_000_000
/** What is longer in another catalogue of the same kind: numbers, names, other garments on a first page. */
const SAME = 1.15

/** As the lake makes it for a picture: 20 pixels wide. */
const lqip = `data:image/jpeg;base64,${'A'.repeat(1000)}`

function datasetOf(documents: readonly DemoDocument[]): Dataset {
  const dataset = new Dataset()
  const system = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }
  for (const document of documents) dataset.upsert({ ...system, ...document })
  const assets = new Set(JSON.stringify(documents).match(/image-[\da-f]{40}-\d+x\d+-\w+/g))
  for (const _id of assets) dataset.upsert({ ...system, _id, _type: 'sanity.imageAsset', metadata: { lqip } })
  return dataset
}

/** The bytes of the largest response to a query, for each list as well as for a document of each type. */
function largestResponses(documents: readonly DemoDocument[]): (query: string) => number {
  const dataset = datasetOf(documents)
  const onePerType = [...new Map(documents.toReversed().map(({ _type, _id }) => [_type, _id])).values()]
  const products = documents.filter(({ _type }) => _type === 'product').map(({ _id }) => _id)
  const categories = documents.filter(({ _type }) => _type === 'categoryPage').map(({ _id }) => _id)
  const oneClothingType = documents.find(({ _type }) => _type === 'clothingType')?._id ?? null
  const params = {
    ...{ lang: 'nb', after: '', ends: ['skalljakke'], today: '2026-11-28', now: '2026-11-28T12:00:00Z' },
    ...{ gender: null, ids: products.slice(0, LISTING_PAGE_SIZE), from: 0, to: LISTING_PAGE_SIZE },
  }
  const options = { apiVersion: '2025-02-19', projectId: 'tests', dataset: 'tests', perspective: 'published' } as const
  const sizeOf = (query: string, given: object) =>
    Buffer.byteLength(JSON.stringify(runQuery(dataset, { ...options, query, params: { ...params, ...given } }).result))
  return (query) => {
    const subjects = /\$id\b/.test(query) ? [...onePerType, ...categories] : [null]
    const scopes = query.includes('$clothingTypeId') ? [null, oneClothingType] : [null]
    // The facts of a whole list are read at once, its cards by the page.
    const to = query.includes('"total"') ? WHOLE_LIST_SIZE + 1 : LISTING_PAGE_SIZE
    const requests = subjects.flatMap((id) => scopes.map((clothingTypeId) => ({ id, clothingTypeId, to })))
    return Math.max(...requests.map((request) => sizeOf(query, request)))
  }
}

test('no response of the lake is over a megabyte, and none of ten thousand products is larger than of three thousand', () => {
  const [some, many] = [largestResponses(generatedCatalogue(3000)), largestResponses(generatedCatalogue(10_000))]
  const sizes = [...queryShapes.keys()].map((query) => ({ query, some: some(query), many: many(query) }))
  expect(sizes.filter(({ some, many }) => many > some * SAME)).toEqual([])
  expect(sizes.filter(({ many }) => many >= MEGABYTE)).toEqual([])
  const largest = Math.max(...sizes.map(({ many }) => many))
  // A page of cards, with their blurred pictures.
  expect(largest).toBeGreaterThan(200_000)
  console.info(`The largest response with 10,000 products: ${Math.round(largest / 1000)} kB`)
}, 240_000)
