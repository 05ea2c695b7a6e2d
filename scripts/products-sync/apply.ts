import { createHash } from 'node:crypto'
import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import type { Change, Changed, Comparison } from './compare.ts'
import type { Colour, PlatformProduct } from './facts.ts'

/**
 * Writes what a comparison found: drafts for new products, safe changes into the drafts of known ones, a transaction each.
 * Publishes nothing, deletes nothing.
 * @returns the products whose draft an editor changed since it was read: they are left to the next run
 * @throws what the lake answers when it refuses
 */
export async function apply(client: SanityClient, { created, changed }: Comparison): Promise<readonly Changed[]> {
  for (const product of created) await client.createIfNotExists(newDraft(product), { returnDocuments: false })
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
  const fields = Object.fromEntries(
    changes.filter(({ isApplied }) => isApplied).map((change) => [change.field, fieldValue(change)]),
  )
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

/** The draft that a new product starts as: what the platform knows; address, texts and pictures are an editor's work. */
function newDraft({ centraId, title, sizes, lengths, fits, colours, isPreorder }: PlatformProduct) {
  return {
    // The same for every run, so that two at a time make one draft.
    _id: `drafts.product-centra-${idPart(centraId)}`,
    _type: 'product',
    centraId,
    title: { _type: 'localeString', ...title },
    productState: isPreorder ? 'preorder' : 'normal',
    fit: fits,
    sizes,
    ...(lengths.length > 0 && { lengths }),
    colors: colours.map(colourField),
  }
}

function fieldValue(change: Change) {
  return change.field === 'colors' ? change.to.map(colourField) : change.to
}

function colourField({ hex, hex2, name }: Colour) {
  const key = createHash('sha256')
    .update(`${hex}${hex2 ?? ''}`)
    .digest('hex')
    .slice(0, 12)
  return { _key: key, _type: 'productColor', name: { _type: 'localeString', ...name }, hex, ...(hex2 && { hex2 }) }
}

/** Document ids take letters, digits, dashes and underscores. */
function idPart(centraId: string): string {
  return centraId.replace(/[^\w-]/g, '_')
}
