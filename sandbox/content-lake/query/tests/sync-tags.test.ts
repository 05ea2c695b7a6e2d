import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '../documents.ts'
import { runQuery } from '../engine.ts'
import { syncTagsOf } from '../sync-tags.ts'
import { request } from './run-query.ts'
import { shopDataset } from './shop.ts'

/** Whether the result of a query counts as stale once this document is created, changed or deleted. */
function isStaleAfter(query: string, document: LakeDocument): boolean {
  const { syncTags } = runQuery(shopDataset(), request(query, { perspective: 'published' }))
  return syncTagsOf(document).some((tag) => syncTags.includes(tag))
}

const product = { _id: 'product-x', _type: 'product' }
const page = { _id: 'page-x', _type: 'page' }

describe('sync tags', () => {
  it('make a list stale by any document of its types', () => {
    expect(isStaleAfter('*[_type == "product" && price > 1]', product)).toBe(true)
    expect(isStaleAfter('*[_type == "product" && price > 1]', page)).toBe(false)
    expect(isStaleAfter('*[_type in ["page", "product"]][0]', page)).toBe(true)
    expect(isStaleAfter('*[_type == "page" || _type == "product"]', product)).toBe(true)
    expect(isStaleAfter('*[slug.nb.current == "x"]', page)).toBe(true)
    expect(isStaleAfter('count(*)', page)).toBe(true)
  })

  it('make a result depend on the documents that it looked up, whether they exist or not', () => {
    expect(isStaleAfter('*[_id == "page-x"][0]', page)).toBe(true)
    expect(isStaleAfter('*[_id == "page-x"][0]', { ...page, _id: 'drafts.page-x' })).toBe(true)
    expect(isStaleAfter('*[_id == "drafts.page-x"][0]', { ...page, _id: 'drafts.page-x' })).toBe(true)
    expect(isStaleAfter('*[_id == "page-y"][0]', page)).toBe(false)
    const dereferencing = '*[_id == "article-two"][0]{"p": product->clothingType->title}'
    expect(isStaleAfter(dereferencing, { _id: 'clothingType-jackets', _type: 'clothingType' })).toBe(true)
    expect(isStaleAfter(dereferencing, { _id: 'clothingType-trousers', _type: 'clothingType' })).toBe(false)
  })

  it('are opaque, short and the same every time', () => {
    for (const tag of syncTagsOf(product)) expect(tag).toMatch(/^s1:[a-zA-Z0-9]{8}$/)
    expect(syncTagsOf(product)).toEqual(syncTagsOf({ ...product, title: 'changed' }))
  })
})
