import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import type { ClothingType } from '#studio-plugins/commerce/clothing-types.ts'
import { createDraft } from '#studio-plugins/commerce/create-draft.ts'
import type { Changed, Comparison } from './compare.ts'

/**
 * Writes the result of a comparison: drafts for new products, safe changes to the drafts of known ones, each in its own
 * transaction. Publishes and deletes nothing.
 * @returns the products whose draft has changed since it was read; they are left for the next run
 * @throws the lake's error
 */
export async function apply(
  client: SanityClient,
  { created, changed }: Comparison,
  clothingTypes: readonly ClothingType[],
): Promise<readonly Changed[]> {
  for (const product of created) await createDraft(client, product, clothingTypes)
  const postponed: Changed[] = []
  for (const change of changed) {
    try {
      await applyChange(client, change)
    } catch (error) {
      if (!(error instanceof ClientError && error.statusCode === 409)) throw error
      postponed.push(change)
    }
  }
  return postponed
}

async function applyChange(client: SanityClient, { product, changes }: Changed): Promise<void> {
  const fields = Object.fromEntries(changes.filter(({ isApplied }) => isApplied).map(({ field, to }) => [field, to]))
  if (Object.keys(fields).length === 0) return
  const draft = `drafts.${product.id}`
  const transaction = client.transaction()
  if (product.hasDraft) {
    transaction.patch(draft, (patch) => patch.ifRevisionId(product.revision).set(fields))
  } else {
    const published = await client.getDocument<SanityDocument>(product.id)
    if (!published) return
    const { _rev, _createdAt, _updatedAt, ...content } = published
    transaction.createIfNotExists({ ...content, _id: draft, ...fields })
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
}
