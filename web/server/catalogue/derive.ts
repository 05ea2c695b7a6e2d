import 'server-only'
import { inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { publishedDocuments } from '../db/schema/published-documents.ts'
import { type Derivation, derivations, versionOf } from './derivations.ts'
import { lockCatalogue } from './lock-catalogue.ts'

/** Documents per transaction: some hundred milliseconds, during which no other publication is written. */
const AT_ONCE = 50

/**
 * Makes the derived rows of documents that wait for it: up to fifty in this transaction, these `ids` first. Returns
 * whether there may be more.
 */
export async function deriveSome(
  transaction: Transaction,
  ids: readonly string[] = [],
  all: readonly Derivation[] = derivations,
): Promise<boolean> {
  const { id, fields, derivedBy } = publishedDocuments
  const version = versionOf(all)
  const waiting = await transaction
    .select({ id, fields })
    .from(publishedDocuments)
    .where(or(isNull(derivedBy), ne(derivedBy, version)))
    .orderBy(sql`${id} = ANY(${sql.param([...ids])}::text[]) DESC`, id)
    .limit(AT_ONCE)
  if (waiting.length === 0) return false
  const documents = waiting.map((row) => row.fields)
  for (const { write } of all) await write(transaction, documents)
  const derived = waiting.map((row) => row.id)
  await transaction.update(publishedDocuments).set({ derivedBy: version }).where(inArray(id, derived))
  return waiting.length === AT_ONCE
}

/** Makes the derived rows of all documents that wait for it, in portions. */
export async function deriveAll(database: Database, all?: readonly Derivation[]): Promise<void> {
  const next = () =>
    database.transaction(async (transaction) => {
      await lockCatalogue(transaction)
      return await deriveSome(transaction, [], all)
    })
  while (await next());
}

/** Has the derived rows of documents that refer to one of these made again. */
export async function markReferring(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(publishedDocuments)
    .set({ derivedBy: null })
    .where(sql`${publishedDocuments.refersTo} && ${sql.param([...ids])}::text[]`)
}
