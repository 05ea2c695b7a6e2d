import { expect, test, vi } from 'vitest'
import { createDraft } from './create-draft.ts'
import type { PlatformProduct } from './platform-product.ts'

const source: PlatformProduct = {
  centraId: '101',
  title: { nb: 'Blå jakke' },
  sizes: [],
  lengths: [],
  fits: [],
  colours: [],
  categories: [],
  isPreorder: false,
}

/** A lake that holds these documents. */
function lakeWith(documents: readonly { readonly _id: string; readonly centraId: string }[]) {
  return {
    getDocuments: async (ids: string[]) => ids.map((id) => documents.find(({ _id }) => _id === id) ?? null),
    createIfNotExists: vi.fn(async (_: { readonly _id: string }) => undefined),
  }
}

test('creates the draft of a product that the lake does not know', async () => {
  const lake = lakeWith([])
  expect(await createDraft(lake, source, [])).toBe('product-centra-101')
  expect(lake.createIfNotExists.mock.calls[0]?.[0]._id).toBe('drafts.product-centra-101')
})

test.each(['', 'drafts.'])(
  'opens a product that a colleague has created meanwhile, and writes nothing: %s',
  async (prefix) => {
    const lake = lakeWith([{ _id: `${prefix}product-centra-101`, centraId: '101' }])
    expect(await createDraft(lake, source, [])).toBe('product-centra-101')
    expect(lake.createIfNotExists).not.toHaveBeenCalled()
  },
)

test('takes another id where that of the number belongs to a product with another number', async () => {
  const lake = lakeWith([{ _id: 'product-centra-101', centraId: '202' }])
  const id = await createDraft(lake, source, [])
  expect(id).toMatch(/^product-centra-101-.{8}$/)
  expect(lake.createIfNotExists.mock.calls[0]?.[0]._id).toBe(`drafts.${id}`)
})
