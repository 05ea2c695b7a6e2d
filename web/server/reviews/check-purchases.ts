import 'server-only'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { PlatformOrder } from '#web/services/centra-orders/platform-order.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviews } from '../db/schema/reviews.ts'
import { ordersOf } from '../orders/public.ts'
import { expireReviews } from './write-review.ts'

/** The use case's dependencies. */
export type PurchasePorts = {
  readonly database: Database
  readonly now: () => Date
  readonly orders: Pick<OrderApi, 'ordersOfEmail'>
  /** The commerce platform's numbers of these products, by document id. */
  readonly centraIds: (documentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Reviews of one run. */
const MAX_CHECKED = 100

/**
 * Searches the orders of the authors' verified addresses for the reviewed products, including orders made as a guest.
 * Reviews of members whose address is not verified wait until it is.
 * @throws {Unavailable} when the platform does not respond; what is not checked yet keeps waiting
 */
export async function checkPurchases({ database, now, orders, centraIds }: PurchasePorts): Promise<void> {
  const { id, documentId, purchaseCheckedAt, deletedAt, createdAt } = reviews
  const waiting = await database
    .select({ id, documentId, email: members.email })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .where(and(isNull(purchaseCheckedAt), isNull(deletedAt), isNotNull(members.emailVerifiedAt)))
    .orderBy(asc(createdAt))
    .limit(MAX_CHECKED)
  if (waiting.length === 0) return
  const numbers = await centraIds(waiting.map(({ documentId }) => documentId))
  for (const [email, written] of Map.groupBy(waiting, (review) => review.email)) {
    const paid = (await ordersOf(orders, email)).filter(isPaid)
    for (const review of written) {
      const boughtSizes = sizesOf(paid, numbers.get(review.documentId))
      await database.transaction(async (transaction) => {
        const [checked] = await transaction
          .update(reviews)
          .set({ boughtSizes, purchaseCheckedAt: now() })
          .where(and(eq(id, review.id), isNull(purchaseCheckedAt), isNull(deletedAt)))
          .returning({ id })
        if (checked && boughtSizes) await expireReviews(transaction, review.documentId)
      })
    }
  }
}

const isPaid = ({ state, payment }: PlatformOrder) =>
  state !== 'cancelled' && (payment === null || payment.state === 'authorised')

/** The sizes in which the orders have the product; null where they do not have it. */
function sizesOf(paid: readonly PlatformOrder[], centraId: string | undefined): string[] | null {
  const lines = paid.flatMap((order) => order.lines).filter((line) => line.centraId === centraId)
  return lines.length > 0 ? [...new Set(lines.map(({ size }) => size))] : null
}
