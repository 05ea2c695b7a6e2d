import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '../server/db/pool.ts'
import { publishedFeed } from '../server/db/schema/published-documents.ts'

/**
 * Whether searches can be answered: the documents of the dataset have all been compared with the lake once, by a
 * worker.
 * @throws Error when the database is unavailable
 */
export async function isSearchReached(database: Database, dataset: string): Promise<boolean> {
  const feeds = await database.select().from(publishedFeed).where(eq(publishedFeed.dataset, dataset))
  return feeds.length > 0
}
