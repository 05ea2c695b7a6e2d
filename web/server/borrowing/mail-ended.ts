import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'
import { enqueueMail } from '../outbox/public.ts'

/** Until then staff can undo a cancellation before anybody hears of it. */
const UNDO_MS = milliseconds({ minutes: 5 })
/** After a long outage, older ones get no mail. */
const LAST_AFTER_MS = milliseconds({ days: 3 })

type EndedProduct = { readonly title: string; readonly url: string | undefined }

type EndedPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: Date
  readonly sender: () => Promise<Sender>
  /** A product's title and address; undefined for one that is no longer published. */
  readonly product: (documentId: string, lang: Language) => Promise<EndedProduct | undefined>
}

/**
 * Tells borrowers that staff cancelled, or that they did not pick the garment up in time, once each: the borrowing is
 * marked and the mail goes into the outbox in one transaction. Borrowers who cancelled themselves get none.
 */
export async function mailEnded({ database, queue, now, sender, product: productOf }: EndedPorts): Promise<void> {
  const before = (age: number) => subMilliseconds(now, age)
  const isByStaff = and(
    eq(borrowings.state, 'cancelled'),
    isNotNull(borrowings.cancelledBy),
    lte(borrowings.endedAt, before(UNDO_MS)),
  )
  const isDue = and(
    isNull(borrowings.endMailedAt),
    gt(borrowings.endedAt, before(LAST_AFTER_MS)),
    or(eq(borrowings.state, 'expired'), isByStaff),
  )
  const [waiting] = await database.select({ id: borrowings.id }).from(borrowings).where(isDue).limit(1)
  if (!waiting) return
  const from = await sender()
  const mailNext = () =>
    database.transaction(async (transaction) => {
      const [next] = await transaction
        .select()
        .from(borrowings)
        .where(isDue)
        .orderBy(asc(borrowings.endedAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!next) return false
      const { id, lang, state, documentId, keptUntil, email } = next
      await transaction.update(borrowings).set({ endMailedAt: now }).where(eq(borrowings.id, id))
      const product = await productOf(documentId, lang)
      // A product that is gone needs no garments back.
      if (!product) return true
      const kind = state === 'expired' ? 'borrowingExpired' : 'borrowingCancelled'
      const envelope = { to: email, lang, sender: from, id: `${kind}-${id}` }
      await enqueueMail(transaction, queue, writeMail(kind, { keptUntil, ...product }, envelope))
      return true
    })
  while (await mailNext());
}
