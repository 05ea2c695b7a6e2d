import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { JobQueue } from '../db/job-queue.ts'
import type { Transaction } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { cancelMails } from '../outbox/public.ts'

/** An address's stock notifications, for the export of a member's data. */
export async function stockNotificationDataOf(transaction: Transaction, address: string) {
  const { email, itemId, centraId, lang, createdAt, mailedAt } = stockNotifications
  const rows = await transaction
    .select({ email, itemId, centraId, lang, createdAt, mailedAt })
    .from(stockNotifications)
    .where(eq(email, address))
    .orderBy(asc(createdAt))
  return { stockNotifications: rows }
}

/** Deletes an address with the mails to it that were not sent yet. */
export async function removeFromStockNotifications(
  transaction: Transaction,
  queue: JobQueue,
  address: string,
): Promise<void> {
  await transaction.delete(stockNotifications).where(eq(stockNotifications.email, address))
  await cancelMails(transaction, queue, { to: address, kind: 'backInStock' })
}
