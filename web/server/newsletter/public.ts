import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import {
  notSubscribed,
  type Subscription,
  subscribedSince,
  waitingSubscription,
} from '#web/domain/member/subscriptions.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { newsletterSubscriptions as subscriptions } from '../db/schema/newsletter.ts'
import { cancelMails, enqueueMail } from '../outbox/public.ts'

const KEPT_WITHDRAWN_MS = milliseconds({ days: 30 })

export type WithdrawalPorts = { readonly queue: JobQueue; readonly sender: Sender }

/** Subscribes an address that is verified already, which needs no mail. Subscribing again changes nothing. */
export async function subscribeVerified(
  transaction: Transaction,
  { email, lang }: { readonly email: string; readonly lang: Language },
  now: Date,
): Promise<void> {
  const row = { lang, requestedAt: now, confirmedAt: now, linkHash: null, linkExpiresAt: null }
  await transaction
    .insert(subscriptions)
    .values({ email, ...row })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...row, passedOnAt: null, withdrawnAt: null },
      setWhere: or(isNull(subscriptions.confirmedAt), isNotNull(subscriptions.withdrawnAt)),
    })
}

/**
 * Whether a verified address gets the newsletter, as far as the shop knows: a newsletter's own link ends it without the
 * shop.
 */
export async function newsletterOf(
  connection: Database | Transaction,
  address: string,
  now: Date,
): Promise<Subscription> {
  const [row] = await connection.select().from(subscriptions).where(eq(subscriptions.email, address))
  if (!row || row.withdrawnAt) return notSubscribed
  if (row.confirmedAt) return subscribedSince(row.confirmedAt)
  return row.linkExpiresAt && row.linkExpiresAt > now ? waitingSubscription : notSubscribed
}

/**
 * Ends the subscription of an address. An unconfirmed request is forgotten. No call of the platform ends a
 * subscription, so the shop gets a mail to remove the address there. Returns whether the address was subscribed.
 */
export async function withdrawNewsletter(
  transaction: Transaction,
  { queue, sender }: WithdrawalPorts,
  address: string,
  now: Date,
): Promise<boolean> {
  const { email } = subscriptions
  const [row] = await transaction.select().from(subscriptions).where(eq(email, address)).for('update')
  if (!row || row.withdrawnAt) return false
  await cancelMails(transaction, queue, { to: address, kind: 'confirmNewsletter' })
  const isRow = eq(subscriptions.id, row.id)
  if (!row.confirmedAt) {
    await transaction.delete(subscriptions).where(isRow)
    return false
  }
  await transaction.update(subscriptions).set({ withdrawnAt: now, linkHash: null, linkExpiresAt: null }).where(isRow)
  const envelope = { to: sender.address, lang: 'nb', sender, id: `newsletter-end-${row.id}-${now.getTime()}` } as const
  await enqueueMail(transaction, queue, writeMail('newsletterWithdrawn', { email: address }, envelope))
  return true
}

/** The shop's data about an address and the newsletter, for the export of a member's data. */
export async function newsletterDataOf(transaction: Transaction, address: string) {
  const { email, lang, requestedAt, confirmedAt, passedOnAt, withdrawnAt } = subscriptions
  const [newsletter = null] = await transaction
    .select({ email, lang, requestedAt, confirmedAt, passedOnAt, withdrawnAt })
    .from(subscriptions)
    .where(eq(email, address))
  return { newsletter }
}

/** Ends the subscription of an address and deletes the shop's data about it. */
export async function removeFromNewsletter(
  transaction: Transaction,
  ports: WithdrawalPorts,
  address: string,
  now: Date,
): Promise<void> {
  await withdrawNewsletter(transaction, ports, address, now)
  await transaction.delete(subscriptions).where(eq(subscriptions.email, address))
}

/** Forgets an address that does not exist. */
export async function forgetNewsletterAddress(database: Database, address: string): Promise<void> {
  await database.delete(subscriptions).where(eq(subscriptions.email, address))
}

/** Deletes requests whose link has expired unconfirmed, and subscriptions that were withdrawn 30 days ago. */
export async function deleteOldNewsletterRows(database: Database, now: Date): Promise<void> {
  const { confirmedAt, linkExpiresAt, withdrawnAt } = subscriptions
  const withdrawnBefore = subMilliseconds(now, KEPT_WITHDRAWN_MS)
  await database
    .delete(subscriptions)
    .where(or(and(isNull(confirmedAt), lt(linkExpiresAt, now)), lt(withdrawnAt, withdrawnBefore)))
}
