import 'server-only'
import { eq } from 'drizzle-orm'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { isTokenOf } from '../link-token.ts'
import { cancelMails } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type UnsubscribeLink = { readonly id: string; readonly token: string }

/**
 * Forgets the reader of a mail: the address is deleted everywhere it waits for stock, and with it the mails that were
 * not sent yet. A link whose address is already deleted succeeds.
 */
export async function unsubscribeFromStock(
  database: Database,
  queue: JobQueue,
  link: UnsubscribeLink,
): Promise<Result<Record<string, never>, 'noSuchNotification'>> {
  const checked = await checkLink(database, link)
  if (!checked.ok) return checked
  const email = checked.value?.email
  if (email) {
    await database.transaction(async (transaction) => {
      await transaction.delete(stockNotifications).where(eq(stockNotifications.email, email))
      await cancelMails(transaction, queue, { to: email, kind: 'backInStock' })
    })
  }
  return success({})
}

/**
 * Whether the link is one of ours; undefined where its address is already deleted. Changes nothing: mail programs open
 * links ahead.
 */
export async function checkLink(
  database: Database,
  { id, token }: UnsubscribeLink,
): Promise<Result<{ email: string } | undefined, 'noSuchNotification'>> {
  if (!uuid.test(id)) return failure('noSuchNotification')
  const { email, unsubscribeTokenHash } = stockNotifications
  const [row] = await database
    .select({ email, unsubscribeTokenHash })
    .from(stockNotifications)
    .where(eq(stockNotifications.id, id))
  if (!row) return success(undefined)
  return isTokenOf(row.unsubscribeTokenHash, token) ? success({ email: row.email }) : failure('noSuchNotification')
}
