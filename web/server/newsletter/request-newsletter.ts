import 'server-only'
import { randomUUID } from 'node:crypto'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { sql } from 'drizzle-orm'
import type { NewsletterRequest } from '#web/domain/visitor/newsletter-request.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { newsletterSubscriptions as subscriptions } from '../db/schema/newsletter.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { type Result, success } from '../result.ts'

type NewsletterPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly sender: Sender
  readonly now: Date
}

const LINK_LIFETIME_MS = milliseconds({ days: 7 })

/**
 * Mails the link by which the owner of an address confirms that they want the newsletter; nothing else happens before.
 * The response is the same for every address. One that has it already is mailed too: its owner may have unsubscribed by
 * the link in a newsletter, which the shop does not learn. Call `admitNewsletterRequest` before.
 */
export async function requestNewsletter(
  { database, queue, sender, now }: NewsletterPorts,
  request: NewsletterRequest,
): Promise<Result<Record<string, never>, never>> {
  const { email, lang } = request
  const { token, hash } = newLinkToken()
  const linkExpiresAt = addMilliseconds(now, LINK_LIFETIME_MS)
  const fields = { lang, requestedAt: now, linkHash: hash, linkExpiresAt }
  const { withdrawnAt } = subscriptions
  // After a withdrawal nothing is confirmed any more.
  const unlessWithdrawn = (column: typeof subscriptions.confirmedAt | typeof subscriptions.passedOnAt) =>
    sql`CASE WHEN ${withdrawnAt} IS NULL THEN ${column} END`
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(subscriptions)
      .values({ email, ...fields })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: {
          ...fields,
          confirmedAt: unlessWithdrawn(subscriptions.confirmedAt),
          passedOnAt: unlessWithdrawn(subscriptions.passedOnAt),
          withdrawnAt: null,
        },
      })
      .returning({ id: subscriptions.id })
    if (!row) throw new Error('Not stored')
    const confirmUrl = `${sender.siteOrigin}/api/v1/newsletter/${row.id}/confirm?lang=${lang}&token=${token}`
    const envelope = { to: email, lang, sender, id: `newsletter-${randomUUID()}` }
    await enqueueMail(transaction, queue, writeMail('confirmNewsletter', { confirmUrl }, envelope))
  })
  return success({})
}
