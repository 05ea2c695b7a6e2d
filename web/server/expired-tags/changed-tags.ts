import 'server-only'
import { gt } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { expiredTags } from '../db/schema/expired-tags.ts'

export type ChangedTag = { readonly tag: string; readonly changedAt: Date }

/** The tags whose pages have changed since then. */
export function tagsChangedSince(database: Database, since: Date): Promise<ChangedTag[]> {
  return database.select().from(expiredTags).where(gt(expiredTags.changedAt, since))
}
