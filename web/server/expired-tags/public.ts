import 'server-only'
import { gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { expiredTags } from '../db/schema/expired-tags.ts'

/**
 * Has every process expire the static pages with these cache tags soon after the transaction is committed, and never if
 * it is rolled back (docs/decisions/0050-posts-and-reviews-in-static-pages.md). Call it last: it locks a row for each
 * tag.
 */
export async function expireTags(transaction: Transaction, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  // In one order, so that two transactions do not wait for each other.
  const rows = [...new Set(tags)].sort().map((tag) => ({ tag, changedAt: sql`clock_timestamp()` }))
  await transaction
    .insert(expiredTags)
    .values(rows)
    .onConflictDoUpdate({ target: expiredTags.tag, set: { changedAt: sql`clock_timestamp()` } })
}

export type ChangedTag = { readonly tag: string; readonly changedAt: Date }

/** The tags whose pages have changed since then. */
export function tagsChangedSince(database: Database, since: Date): Promise<ChangedTag[]> {
  return database.select().from(expiredTags).where(gt(expiredTags.changedAt, since))
}
