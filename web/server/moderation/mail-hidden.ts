import 'server-only'
import { compareAsc } from 'date-fns/compareAsc'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { type HideGround, hideGrounds } from '#web/domain/staff/staff-action.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { staffActions } from '../db/schema/staff-actions.ts'
import { enqueueMail } from '../outbox/public.ts'

/** The use case's dependencies. */
type HiddenMailPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  /** The titles of products by document id. */
  readonly productTitles: (lang: Language, documentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Milliseconds for which staff can undo a decision without a mail about it. */
const PAUSE_MS = 60_000

/**
 * Tells authors which of their posts and reviews staff have hidden, and why: one mail for all texts hidden for the same
 * reason. It goes to addresses that are not verified, too, and therefore quotes none of the texts.
 * @throws Error when the content or the database cannot be used; mails that are not written yet keep waiting
 */
export async function mailHidden(ports: HiddenMailPorts): Promise<void> {
  const { database } = ports
  const before = subMilliseconds(ports.now(), PAUSE_MS)
  const waiting = await Promise.all([
    database.selectDistinct({ memberId: posts.memberId }).from(posts).where(isDue(posts, before)),
    database.selectDistinct({ memberId: reviews.memberId }).from(reviews).where(isDue(reviews, before)),
  ])
  const authors = new Set(waiting.flat().flatMap(({ memberId }) => memberId ?? []))
  if (authors.size === 0) return
  const sender = await ports.sender()
  for (const author of authors) {
    await database.transaction((transaction) => mailAuthor(transaction, ports, { sender, author, before }))
  }
}

type Contributions = typeof posts | typeof reviews

/** Hidden before that time, and its author has not been told. */
function isDue({ memberId, hiddenAt, hiddenMailedAt, deletedAt }: Contributions, before: Date) {
  return and(isNull(hiddenMailedAt), lt(hiddenAt, before), isNotNull(memberId), isNull(deletedAt))
}

type Due = { readonly sender: Sender; readonly author: string; readonly before: Date }

async function mailAuthor(
  transaction: Transaction,
  { queue, now, productTitles }: HiddenMailPorts,
  { sender, author, before }: Due,
): Promise<void> {
  const [member] = await transaction.select().from(members).where(eq(members.id, author))
  if (!member) return
  const found = await Promise.all(
    ([posts, reviews] as const).map(async (table) => {
      const { id, documentId, createdAt } = table
      const rows = await transaction
        .update(table)
        .set({ hiddenMailedAt: now() })
        .where(and(eq(table.memberId, author), isDue(table, before)))
        .returning({ id, documentId, createdAt })
      return rows.map((row) => ({ ...row, kind: table === posts ? ('post' as const) : ('review' as const) }))
    }),
  )
  const hidden = found.flat().sort((a, b) => compareAsc(a.createdAt, b.createdAt))
  const { lang, email } = member
  const titles = await productTitles(lang, [...new Set(hidden.map(({ documentId }) => documentId))])
  const decisions = await decisionsAbout(
    transaction,
    hidden.map(({ id }) => id),
  )
  const byReason = Map.groupBy(hidden, ({ id }) => JSON.stringify(decisions.get(id)))
  for (const [, items] of byReason) {
    const [first] = items
    const decision = first && decisions.get(first.id)
    if (!first || !decision) continue
    const data = {
      items: items.map(({ kind, documentId, createdAt }) => ({
        kind,
        product: titles.get(documentId),
        writtenAt: createdAt,
      })),
      ...decision,
    }
    const envelope = { to: email, lang, sender, id: `hidden-${first.id}-${now().getTime()}` }
    await enqueueMail(transaction, queue, writeMail('hidden', data, envelope))
  }
}

type Decision = { readonly ground: HideGround; readonly reason: string | null }

/** Why each of them was hidden, by id. */
async function decisionsAbout(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Decision>> {
  const { targetId, type, undoes, number, after, reason } = staffActions
  const rows = await transaction
    .select({ targetId, after, reason })
    .from(staffActions)
    .where(and(inArray(targetId, [...ids]), eq(type, 'hide'), isNull(undoes)))
    .orderBy(desc(number))
  const latest = new Map<string, Decision>()
  for (const row of rows) {
    const ground = hideGrounds.find((one) => one === row.after.ground) ?? 'other'
    if (!latest.has(row.targetId)) latest.set(row.targetId, { ground, reason: row.reason })
  }
  return latest
}
