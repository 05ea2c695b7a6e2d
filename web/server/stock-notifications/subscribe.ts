import 'server-only'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { StockNotificationInput } from '#web/domain/product/stock-notification.ts'
import type { Database } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { failure, type Result, success } from '../result.ts'

/** Items that one address may wait for. */
const MAX_WAITING = 50

/**
 * Records that a reader waits for an item. A repeated call changes nothing and gets the same response, so that callers
 * do not learn which addresses are known.
 */
export async function subscribeToStock(
  database: Database,
  { email, itemId, centraId, lang }: StockNotificationInput,
): Promise<Result<Record<string, never>, 'tooManyRequests'>> {
  const isWaiting = and(eq(stockNotifications.email, email), isNull(stockNotifications.mailedAt))
  const [waiting] = await database.select({ items: count() }).from(stockNotifications).where(isWaiting)
  if ((waiting?.items ?? 0) >= MAX_WAITING) return failure('tooManyRequests')
  await database.insert(stockNotifications).values({ email, itemId, centraId, lang }).onConflictDoNothing()
  return success({})
}
