import 'server-only'
import type { Database } from '../db/pool.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'
import { type Handled, recordHandled } from '../publications/public.ts'
import { deriveSome } from './derive.ts'
import { lockCatalogue } from './lock-catalogue.ts'
import { deleteDocument, writeDocuments } from './write-documents.ts'

export type Fed = {
  readonly handled: readonly Handled[]
  /** The published documents that the lake still has, without those that it could not be asked for. */
  readonly documents: readonly PublishedFields[]
  readonly source: string
}

/**
 * Records publications, and writes what was published with all its derived rows, in one transaction: what is recorded
 * as public is found by the search.
 * Returns whether other documents may still wait for their rows (`deriveAll`).
 */
export async function feedPublications(
  database: Database,
  instance: string,
  { handled, documents, source }: Fed,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    await lockCatalogue(transaction)
    await recordHandled(transaction, instance, handled)
    await writeDocuments(transaction, documents, { source, keepsGone: true })
    const read = new Set(documents.map(({ _id }) => _id))
    for (const { documentId, publishedAt, isGone } of handled)
      if (isGone && !read.has(documentId)) await deleteDocument(transaction, documentId, publishedAt)
    return await deriveSome(transaction, [...read])
  })
}
