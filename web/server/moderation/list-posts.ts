import 'server-only'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Answer, Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { posts } from '../db/schema/posts.ts'
import type { Position } from '../paging.ts'
import { hasOpenReport, reportsOf } from '../reports.ts'
import { authorOf, containsWords, isListed, type PageOptions } from './filters.ts'

const parents = alias(posts, 'parents')
const parentAuthors = alias(members, 'parent_authors')

/** Posts and replies by members, the newest first. Those that their authors have deleted are left out. */
export async function listPosts(
  database: Database,
  filter: ContributionFilter,
  after: Position | undefined,
  { limit, now }: PageOptions,
): Promise<Contribution[]> {
  if (filter.kind === 'review') return []
  const rows = await database
    .select({ post: posts, author: members, parent: parents, parentAuthorName: parentAuthors.fullName })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.memberId))
    .leftJoin(parents, eq(parents.id, posts.parentId))
    .leftJoin(parentAuthors, eq(parentAuthors.id, parents.memberId))
    .where(and(eq(posts.isByShop, false), isListed(posts, filter, after, now), ...conditions(filter)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
  const ids = rows.map(({ post }) => post.id)
  const threadIds = rows.map(({ post }) => post.parentId ?? post.id)
  const [reports, answers] = await Promise.all([reportsOf(database, 'post', ids), answersIn(database, threadIds)])
  return rows.map(({ post, author, parent, parentAuthorName }) => ({
    kind: post.parentId ? 'reply' : 'post',
    id: post.id,
    documentId: post.documentId,
    parent: parent && { id: parent.id, text: parent.text, authorName: parentAuthorName },
    title: null,
    stars: null,
    text: post.text,
    author: authorOf(author, now),
    isPinned: post.isPinned,
    isHidden: post.hiddenAt !== null,
    isRewritten: false,
    createdAt: post.createdAt.toISOString(),
    isEdited: post.editedAt !== null,
    reports: reports.get(post.id) ?? [],
    answers: answers.get(post.parentId ?? post.id) ?? [],
  }))
}

function conditions({ view, kind, text }: ContributionFilter): (SQL | undefined)[] {
  return [
    view === 'hidden' ? isNotNull(posts.hiddenAt) : isNull(posts.hiddenAt),
    view === 'reported' ? hasOpenReport('post') : undefined,
    kind === 'post' ? isNull(posts.parentId) : undefined,
    kind === 'reply' ? isNotNull(posts.parentId) : undefined,
    containsWords(sql`concat_ws(' ', ${posts.text}, ${members.fullName})`, text),
  ]
}

/** The shop's replies in each of the threads, the oldest first. */
async function answersIn(database: Database, threadIds: readonly string[]): Promise<ReadonlyMap<string, Answer[]>> {
  if (threadIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(posts)
    .where(and(inArray(posts.parentId, [...new Set(threadIds)]), eq(posts.isByShop, true), isNull(posts.deletedAt)))
    .orderBy(asc(posts.createdAt))
  const byThread = Map.groupBy(rows, ({ parentId }) => parentId ?? '')
  return new Map(
    [...byThread].map(([threadId, of]) => [
      threadId,
      of.map(({ id, text, createdAt, editedAt }) => ({
        id,
        text,
        createdAt: createdAt.toISOString(),
        isEdited: editedAt !== null,
      })),
    ]),
  )
}
