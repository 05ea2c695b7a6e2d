import type { ClothingType } from './clothing-types.ts'
import type { PlatformProduct } from './platform-product.ts'
import { newDraft } from './product-fields.ts'

type Draft = ReturnType<typeof newDraft>

type Writer = {
  getDocuments(ids: string[]): Promise<({ readonly [field: string]: unknown } | null)[]>
  createIfNotExists(document: Draft, options: { returnDocuments: false }): Promise<unknown>
}

/**
 * Makes the draft of a product that the content does not have, unless somebody else just made it.
 * @returns the document's id, without `drafts.`
 * @throws what the lake answers when it refuses
 */
export async function createDraft(
  client: Writer,
  source: PlatformProduct,
  clothingTypes: readonly ClothingType[],
): Promise<string> {
  const draft = newDraft(source, clothingTypes)
  const id = draft._id.replace(/^drafts\./, '')
  const existing = await client.getDocuments([id, draft._id])
  // A product that was made for this number and has been given another one since.
  const isTaken = existing.some((document) => document && document.centraId !== source.centraId)
  const free = isTaken ? `${id}-${crypto.randomUUID().slice(0, 8)}` : id
  await client.createIfNotExists({ ...draft, _id: `drafts.${free}` }, { returnDocuments: false })
  return free
}
