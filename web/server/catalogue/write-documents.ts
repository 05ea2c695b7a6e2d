import 'server-only'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'
import { handledPublications } from '../db/schema/handled-publications.ts'
import { type PublishedFields, publishedDocuments } from '../db/schema/published-documents.ts'
import { markReferring } from './derive.ts'

/**
 * Writes documents as the lake has them, in a transaction that holds the lock. An older version never overwrites a
 * newer one, and with `keepsGone` those recorded as gone since do not come back. Their derived rows are made by
 * `deriveSome`.
 */
export async function writeDocuments(
  transaction: Transaction,
  documents: readonly PublishedFields[],
  { source, keepsGone }: { readonly source: string; readonly keepsGone: boolean },
): Promise<void> {
  const gone = keepsGone ? await recordedAsGone(transaction, documents) : new Map<string, Date>()
  const rows = documents.map(toRow).filter(({ id, publishedAt }) => !isGone(gone.get(id), publishedAt))
  if (rows.length === 0) return
  await transaction
    .insert(publishedDocuments)
    .values(rows.map((row) => ({ ...row, source })))
    .onConflictDoUpdate({
      target: publishedDocuments.id,
      set: {
        type: sql`excluded.type`,
        publishedAt: sql`excluded.published_at`,
        fields: sql`excluded.fields`,
        refersTo: sql`excluded.refers_to`,
        source: sql`excluded.source`,
        derivedBy: null,
      },
      setWhere: sql`${publishedDocuments.publishedAt} <= excluded.published_at
        OR ${publishedDocuments.source} <> excluded.source`,
    })
  await markReferring(
    transaction,
    rows.map(({ id }) => id),
  )
}

/** Deletes a document that is gone, unless a newer version than that has been written. */
export async function deleteDocument(transaction: Transaction, id: string, publishedAt: Date): Promise<void> {
  const { id: documentId, publishedAt: writtenAt } = publishedDocuments
  await transaction.delete(publishedDocuments).where(and(eq(documentId, id), lte(writtenAt, publishedAt)))
  await markReferring(transaction, [id])
}

function toRow(document: PublishedFields) {
  const fields = storable(document)
  return {
    id: fields._id,
    type: fields._type,
    publishedAt: new Date(fields._updatedAt),
    fields,
    refersTo: [fields.categoryId, fields.clothingTypeId, fields.newerPageId].filter((id) => id !== null),
  }
}

/** Without what PostgreSQL cannot store in text: NUL and halves of surrogate pairs. */
function storable(document: PublishedFields): PublishedFields {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  )
}

function isGone(goneAt: Date | undefined, publishedAt: Date): boolean {
  return goneAt !== undefined && goneAt >= publishedAt
}

/** The newest versions of the documents that were recorded as gone. */
async function recordedAsGone(
  transaction: Transaction,
  documents: readonly PublishedFields[],
): Promise<ReadonlyMap<string, Date>> {
  const { documentId, publishedAt, isGone } = handledPublications
  const ids = documents.map(({ _id }) => _id)
  const rows = await transaction
    .select({ documentId, publishedAt })
    .from(handledPublications)
    .where(and(inArray(documentId, ids), eq(isGone, true)))
    .orderBy(publishedAt)
  return new Map(rows.map((row) => [row.documentId, row.publishedAt]))
}
