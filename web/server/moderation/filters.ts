import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import type { members } from '../db/schema/members.ts'
import type { Position } from './cursor.ts'

type Listed = { readonly createdAt: PgColumn; readonly id: PgColumn }

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

export function authorOf(member: typeof members.$inferSelect | null): Contribution['author'] {
  return member && { id: member.id, name: member.fullName, lang: member.lang }
}
