import 'server-only'
import { eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { publishedDocuments, publishedFeed } from '../db/schema/published-documents.ts'

type FeedState = {
  /** When all documents were last compared with the lake; null before that was done for this dataset. */
  readonly completedAt: Date | null
  /** How many documents wait for their derived rows. */
  readonly waiting: number
}

/** The state of the catalogue's feed: for monitoring, and for readers that need all of it. */
export async function feedState(database: Database, dataset: string): Promise<FeedState> {
  const [feed] = await database.select().from(publishedFeed).where(eq(publishedFeed.dataset, dataset))
  const waiting = await database.$count(publishedDocuments, isNull(publishedDocuments.derivedBy))
  return { completedAt: feed?.completedAt ?? null, waiting }
}

/**
 * Whether searches can be answered: the documents of the dataset have all been compared with the lake once, by a
 * worker.
 * @throws Error when the database is unavailable
 */
export async function isSearchReached(database: Database, dataset: string): Promise<boolean> {
  const feeds = await database.select().from(publishedFeed).where(eq(publishedFeed.dataset, dataset))
  return feeds.length > 0
}
