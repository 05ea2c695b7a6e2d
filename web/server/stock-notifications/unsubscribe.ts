import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { failure, type Result, success } from '../result.ts'
import { isTokenOf } from './unsubscribe-token.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type UnsubscribeLink = { readonly id: string; readonly token: string }

/**
 * Forgets the reader of a mail: the address is deleted everywhere it waits for stock. A link whose address is gone already
 * has done its work.
 */
export async function unsubscribeFromStock(
  database: Database,
  link: UnsubscribeLink,
): Promise<Result<Record<string, never>, 'noSuchNotification'>> {
  const checked = await checkLink(database, link)
  if (!checked.ok) return checked
  if (checked.value) await database.delete(stockNotifications).where(eq(stockNotifications.email, checked.value.email))
  return success({})
}

/** Whether the link is one of ours; undefined where it has done its work. Changes nothing: mail programs open links ahead. */
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
