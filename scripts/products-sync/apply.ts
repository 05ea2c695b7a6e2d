import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import type { ClothingType } from '#studio-plugins/commerce/clothing-types.ts'
import { createDraft } from '#studio-plugins/commerce/create-draft.ts'
import type { Changed, Comparison } from './compare.ts'

/**
 * Writes what a comparison found: drafts for new products, safe changes into the drafts of known ones, a transaction each.
 * Publishes nothing, deletes nothing.
 * @returns the products whose draft an editor changed since it was read: they are left to the next run
 * @throws what the lake answers when it refuses
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
