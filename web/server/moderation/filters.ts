import 'server-only'
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isNewAccount, newSince } from '#web/domain/member/new-account.ts'
import type { Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import { members } from '../db/schema/members.ts'
import type { posts } from '../db/schema/posts.ts'
import type { reviews } from '../db/schema/reviews.ts'
import { isAfter, type Position } from '../paging.ts'

/** The maximum of rows, and the time at which accounts are new. */
export type PageOptions = { readonly limit: number; readonly now: Date }

/** The queue's conditions for posts and reviews alike: nothing that its author has deleted is listed. */
export function isListed(
  table: typeof posts | typeof reviews,
  { authorLang, account, documentId, authorId }: ContributionFilter,
  after: Position | undefined,
  now: Date,
): SQL | undefined {
  return and(
    isNull(table.deletedAt),
    authorLang && eq(members.lang, authorLang),
    isByNewAccount(account, now),
    documentId === undefined ? undefined : eq(table.documentId, documentId),
    authorId === undefined ? undefined : eq(table.memberId, authorId),
    isAfter(table, after),
  )
}

/** Rows whose text contains every word, in any case. */
export function containsWords(text: SQL, words: string | undefined): SQL | undefined {
  const patterns = (words ?? '').split(/\s+/).filter(Boolean)
  if (patterns.length === 0) return undefined
  return sql.join(
    patterns.map((word) => sql`${text} ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` AND `,
  )
}

export function authorOf(member: typeof members.$inferSelect | null, now: Date): Contribution['author'] {
  if (!member) return null
  const { id, fullName: name, lang, emailVerifiedAt } = member
  return { id, name, lang, isUnverified: emailVerifiedAt === null, isNew: isNewAccount(member, now) }
}

/** Rows by accounts that are new at that time. */
function isByNewAccount(account: ContributionFilter['account'], now: Date): SQL | undefined {
  return (
    account && and(isNotNull(members.id), or(isNull(members.emailVerifiedAt), gt(members.createdAt, newSince(now))))
  )
}
