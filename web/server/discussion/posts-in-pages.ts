import 'server-only'
import { cacheTag } from 'next/cache'
import { latestTag, postsTag } from '#web/domain/member/page-tags.ts'
import type { LatestPost, Thread } from '#web/domain/member/posts.ts'
import { database } from '../db/database.ts'
import { readForPages } from '../read-for-pages.ts'
import { latestPosts } from './latest-posts.ts'
import { listPosts } from './list-posts.ts'

/**
 * The first posts of a product's discussion as static pages show them; undefined while the database does not respond.
 */
export async function postsInPages(documentId: string): Promise<readonly Thread[] | undefined> {
  'use cache'
  cacheTag(postsTag(documentId))
  return await readForPages(async () => (await listPosts(database(), documentId, undefined, undefined)).items)
}

/** The newest post of each product that is discussed, for the community page. */
export async function latestPostsInPages(limit: number): Promise<readonly LatestPost[] | undefined> {
  'use cache'
  cacheTag(latestTag)
  return await readForPages(() => latestPosts(database(), limit))
}
