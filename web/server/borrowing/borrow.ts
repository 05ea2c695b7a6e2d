import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { BorrowingInput } from '#web/domain/borrowing/borrowing.ts'
import { keptUntil } from '#web/domain/borrowing/loan-days.ts'
import { type OpeningRules, pickUpDays } from '#web/domain/borrowing/open-days.ts'
import type { TestGarments } from '#web/domain/borrowing/test-garments.ts'
import { type CalendarDay, osloDayOf } from '#web/domain/oslo-calendar.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'
import { isOneFree, lockGarments } from './garments-taken.ts'
import { releaseUncollected } from './release-uncollected.ts'

/** The use case's dependencies. */
export type BorrowPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly sender: Sender
  /** A published product in the test phase. */
  readonly product: { readonly title: string; readonly garments: TestGarments }
  /** The shop's address and opening hours, for the mail. */
  readonly shopFacts: readonly string[]
  readonly opening: OpeningRules
}

/** The days of the loan, in Oslo. */
export type Borrowed = { readonly id: string; readonly pickUpDay: CalendarDay; readonly keptUntil: CalendarDay }

type BorrowFailure = 'noSuchSize' | 'notAPickUpDay' | 'noneLeft' | 'alreadyBorrowed' | 'differentRequest'

/**
 * Keeps a test garment for somebody from the pick-up day for a week (R1.08), and confirms it by mail: all in one
 * transaction, in which no more garments are lent for any day than there are. A repeated call returns the first one's
 * result and sends no mail.
 */
export async function borrow(
  { database, queue, sender, product, shopFacts, opening }: BorrowPorts,
  input: BorrowingInput,
  memberId: string | null,
  now: Date,
): Promise<Result<Borrowed, BorrowFailure>> {
  const { acceptsTerms: _, ...wanted } = input
  const today = osloDayOf(now)
  const total = product.garments.find(({ size }) => (size ?? '') === wanted.size)?.count
  const borrowed = { id: randomUUID(), pickUpDay: wanted.pickUpDay, keptUntil: keptUntil(wanted.pickUpDay) }
  const { token, hash } = newLinkToken()
  const { email, lang, size } = wanted
  const cancelUrl = `${sender.siteOrigin}/api/v1/borrowings/${borrowed.id}/cancel?lang=${lang}&token=${token}`
  const mail = writeMail(
    'borrowed',
    { ...borrowed, borrowedAt: now, title: product.title, size, shopFacts, cancelUrl },
    { to: email, lang, sender, id: `borrowing-${borrowed.id}` },
  )
  return await database.transaction(async (transaction) => {
    await lockGarments(transaction, wanted.documentId)
    const first = await findByKey(transaction, wanted.idempotencyKey)
    if (first) return isSame(first, wanted) ? success(pickBorrowed(first)) : failure('differentRequest')
    if (typeof total !== 'number') return failure('noSuchSize')
    if (!pickUpDays(opening, today).includes(wanted.pickUpDay)) return failure('notAPickUpDay')
    await releaseUncollected(transaction, now, wanted.documentId)
    if (await hasOne(transaction, wanted)) return failure('alreadyBorrowed')
    const days = { from: wanted.pickUpDay, until: borrowed.keptUntil }
    if (!(await isOneFree(transaction, { ...wanted, days }, total, today))) return failure('noneLeft')
    await transaction
      .insert(borrowings)
      .values({ ...wanted, ...borrowed, memberId, state: 'reserved', cancelTokenHash: hash, createdAt: now })
    await enqueueMail(transaction, queue, mail)
    return success(borrowed)
  })
}

async function findByKey(transaction: Transaction, idempotencyKey: string) {
  const [found] = await transaction.select().from(borrowings).where(eq(borrowings.idempotencyKey, idempotencyKey))
  return found
}

function pickBorrowed({ id, pickUpDay, keptUntil: until }: Borrowed): Borrowed {
  return { id, pickUpDay, keptUntil: until }
}

type Wanted = Pick<BorrowingInput, 'documentId' | 'size' | 'email' | 'pickUpDay'>

function isSame(first: Wanted, wanted: Wanted): boolean {
  return (['documentId', 'size', 'email', 'pickUpDay'] as const).every((field) => first[field] === wanted[field])
}

/** Only one garment of each product at a time: there are only a few. */
async function hasOne(transaction: Transaction, { documentId, email }: Wanted): Promise<boolean> {
  const isTheirs = and(eq(borrowings.documentId, documentId), eq(borrowings.email, email))
  const rows = await transaction
    .select({ id: borrowings.id })
    .from(borrowings)
    .where(and(isTheirs, inArray(borrowings.state, ['reserved', 'handedOut'])))
  return rows.length > 0
}
