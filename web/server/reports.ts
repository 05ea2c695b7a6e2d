import 'server-only'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import type { Database, Transaction } from './db/pool.ts'
import { members } from './db/schema/members.ts'
import { posts } from './db/schema/posts.ts'
import { postReports, reviewReports } from './db/schema/reports.ts'
import { reviews } from './db/schema/reviews.ts'
import { failure, type Result, success } from './result.ts'

/** Contributions that members can report to the staff. A reply is a post. */
type ReportedKind = 'post' | 'review'

const reported = {
  post: { targets: posts, reports: postReports },
  review: { targets: reviews, reports: reviewReports },
} as const

/** Reports somebody else's post to the staff; once for each member. */
export function reportPost(database: Database, memberId: string, id: string, reason: string, now: Date) {
  return report(database, 'post', 'noSuchPost', { targetId: id, memberId, reason, createdAt: now })
}

/** Reports somebody else's review. */
export function reportReview(database: Database, memberId: string, id: string, reason: string, now: Date) {
  return report(database, 'review', 'noSuchReview', { targetId: id, memberId, reason, createdAt: now })
}

async function report<Missing extends string>(
  database: Database,
  kind: ReportedKind,
  missing: Missing,
  values: typeof postReports.$inferInsert & { readonly memberId: string },
): Promise<Result<Record<string, never>, Missing | 'ownContribution'>> {
  const { targets, reports } = reported[kind]
  const [target] = await database
    .select({ memberId: targets.memberId })
    .from(targets)
    .where(and(eq(targets.id, values.targetId), isNull(targets.hiddenAt), isNull(targets.deletedAt)))
  if (!target) return failure(missing)
  if (target.memberId === values.memberId) return failure('ownContribution')
  await database.insert(reports).values(values).onConflictDoNothing()
  return success({})
}

/** Whether staff have not dealt with a report yet: a condition for queries of posts or reviews. */
export function hasOpenReport(kind: ReportedKind): SQL {
  const { targets, reports } = reported[kind]
  return sql`EXISTS (
    SELECT FROM ${reports} WHERE ${reports.targetId} = ${targets.id} AND ${reports.resolvedAt} IS NULL
  )`
}

/** Marks the open reports as dealt with by an action of staff. Returns how many there were. */
export async function resolveReports(
  transaction: Transaction,
  kind: ReportedKind,
  targetId: string,
  actionId: string,
  now: Date,
): Promise<number> {
  const { reports } = reported[kind]
  const resolved = await transaction
    .update(reports)
    .set({ resolvedAt: now, resolvedBy: actionId })
    .where(and(eq(reports.targetId, targetId), isNull(reports.resolvedAt)))
    .returning({ id: reports.id })
  return resolved.length
}

/** Opens the reports again that an action dealt with. */
export async function reopenReports(transaction: Transaction, kind: ReportedKind, actionId: string): Promise<void> {
  const { reports } = reported[kind]
  await transaction.update(reports).set({ resolvedAt: null, resolvedBy: null }).where(eq(reports.resolvedBy, actionId))
}

/** A member's reports, for the export of the member's data. */
export async function reportsBy(transaction: Transaction, kind: ReportedKind, memberId: string) {
  const { targetId, reason, createdAt, resolvedAt, memberId: reporter } = reported[kind].reports
  return await transaction
    .select({ targetId, reason, createdAt, resolvedAt })
    .from(reported[kind].reports)
    .where(eq(reporter, memberId))
}

/** Keeps a member's reports, but without the member. */
export async function forgetReporter(transaction: Transaction, kind: ReportedKind, memberId: string): Promise<void> {
  const { reports } = reported[kind]
  await transaction.update(reports).set({ memberId: null }).where(eq(reports.memberId, memberId))
}

/** All reports of each post or review: the open ones first, then the newest. */
export async function reportsOf(
  database: Database,
  kind: ReportedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Contribution['reports']>> {
  if (ids.length === 0) return new Map()
  const { targetId, reason, createdAt, resolvedAt, memberId } = reported[kind].reports
  const rows = await database
    .select({ targetId, reason, createdAt, resolvedAt, reporterName: members.fullName })
    .from(reported[kind].reports)
    .leftJoin(members, eq(members.id, memberId))
    .where(inArray(targetId, [...ids]))
    .orderBy(sql`${resolvedAt} IS NOT NULL`, desc(createdAt))
  const byTarget = Map.groupBy(rows, (row) => row.targetId)
  return new Map(
    [...byTarget].map(([id, of]) => [
      id,
      of.map((row) => ({
        reason: row.reason,
        reporterName: row.reporterName,
        createdAt: row.createdAt.toISOString(),
        isOpen: row.resolvedAt === null,
      })),
    ]),
  )
}
