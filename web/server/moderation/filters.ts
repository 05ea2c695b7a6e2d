import 'server-only'
import { and, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isNewAccount, newSince } from '#web/domain/member/new-account.ts'
import type { Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import { members } from '../db/schema/members.ts'
import type { Position } from './cursor.ts'

type Listed = { readonly createdAt: PgColumn; readonly id: PgColumn }

/** How many rows at most, and the time at which accounts are new. */
export type PageOptions = { readonly limit: number; readonly now: Date }

/** Rows after a position in a list that begins with the newest. */
export function isAfter({ createdAt, id }: Listed, after: Position | undefined): SQL | undefined {
  return after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
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
export function isByNewAccount(account: ContributionFilter['account'], now: Date): SQL | undefined {
  return (
    account && and(isNotNull(members.id), or(isNull(members.emailVerifiedAt), gt(members.createdAt, newSince(now))))
  )
}
