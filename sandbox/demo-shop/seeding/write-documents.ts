import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import type { DemoDocument } from '../builders/document.ts'

/** Creates or replaces the documents that differ from those in the dataset, in one transaction. Returns their number. */
export async function writeDocuments(client: SanityClient, documents: DemoDocument[]): Promise<number> {
  const ids = documents.map(({ _id }) => _id)
  const stored = await client.fetch<Record<string, unknown>[]>('*[_id in $ids]', { ids })
  const storedById = new Map(stored.map((document) => [document._id, withoutSystemFields(document)]))
  const changed = documents.filter((document) => !isDeepStrictEqual(storedById.get(document._id), document))
  if (changed.length === 0) return 0
  // One transaction: the documents refer to one another.
  const transaction = client.transaction()
  for (const document of changed) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
  return changed.length
}

function withoutSystemFields({ _createdAt, _updatedAt, _rev, _system, ...document }: Record<string, unknown>) {
  return document
}
