import type { ClothingType } from './clothing-types.ts'
import type { PlatformProduct } from './platform-product.ts'
import { newDraft } from './product-fields.ts'

type Draft = ReturnType<typeof newDraft>

type Writer = {
  getDocuments(ids: string[]): Promise<({ readonly [field: string]: unknown } | null)[]>
  createIfNotExists(document: Draft, options: { returnDocuments: false }): Promise<unknown>
}

/**
 * Creates the draft of a new product, unless the product exists already, as a draft or published.
 * @returns the document's id, without `drafts.`
 * @throws the lake's error
 */
export async function createDraft(
  client: Writer,
  source: PlatformProduct,
  clothingTypes: readonly ClothingType[],
): Promise<string> {
  const draft = newDraft(source, clothingTypes)
  const id = draft._id.replace(/^drafts\./, '')
  const existing = await client.getDocuments([id, draft._id])
  // The id may belong to a product whose number has been changed since.
  const isTaken = existing.some((document) => document && document.centraId !== source.centraId)
  if (!isTaken && existing.some(Boolean)) return id
  const free = isTaken ? `${id}-${crypto.randomUUID().slice(0, 8)}` : id
  await client.createIfNotExists({ ...draft, _id: `drafts.${free}` }, { returnDocuments: false })
  return free
}
