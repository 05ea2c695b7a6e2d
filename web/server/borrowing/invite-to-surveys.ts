import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'
import { enqueueMail } from '../outbox/public.ts'

/** A few days of wear are forgotten less than the first impression. */
const FIRST_AFTER_MS = milliseconds({ days: 3 })
/** A survey that an editor adds later is not sent to those who tested long ago. */
const LAST_AFTER_MS = milliseconds({ days: 30 })

export type Survey = { readonly title: string; readonly url: string }

type SurveyPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: Date
  readonly sender: () => Promise<Sender>
  /** The surveys of those products that have one, by document id, in each language. */
  readonly surveys: (documentIds: readonly string[]) => Promise<ReadonlyMap<string, (lang: Language) => Survey>>
}

/**
 * Invites testers to the survey some days after they returned a garment, once each: the borrowing is marked and the
 * mail goes into the outbox in one transaction.
 */
export async function inviteToSurveys({ database, queue, now, sender, surveys }: SurveyPorts): Promise<void> {
  const before = (age: number) => subMilliseconds(now, age)
  const isDue = and(
    eq(borrowings.state, 'returned'),
    isNull(borrowings.surveyMailedAt),
    lte(borrowings.returnedAt, before(FIRST_AFTER_MS)),
    gt(borrowings.returnedAt, before(LAST_AFTER_MS)),
  )
  const due = await database.selectDistinct({ documentId: borrowings.documentId }).from(borrowings).where(isDue)
  if (due.length === 0) return
  const [from, byProduct] = await Promise.all([sender(), surveys(due.map(({ documentId }) => documentId))])
  const withSurvey = due.map(({ documentId }) => documentId).filter((documentId) => byProduct.has(documentId))
  const inviteNext = () =>
    database.transaction(async (transaction) => {
      const [next] = await transaction
        .select()
        .from(borrowings)
        .where(and(isDue, inArray(borrowings.documentId, withSurvey)))
        .orderBy(asc(borrowings.returnedAt))
        .limit(1)
        .for('update', { skipLocked: true })
      const survey = next && byProduct.get(next.documentId)?.(next.lang)
      if (!survey) return false
      await transaction.update(borrowings).set({ surveyMailedAt: now }).where(eq(borrowings.id, next.id))
      const envelope = { to: next.email, lang: next.lang, sender: from, id: `survey-${next.id}` }
      await enqueueMail(transaction, queue, writeMail('testSurvey', survey, envelope))
      return true
    })
  if (withSurvey.length > 0) while (await inviteNext());
}
