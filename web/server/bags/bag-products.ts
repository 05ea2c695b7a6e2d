import { createHash } from 'node:crypto'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, countDistinct, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { bagProducts } from '../db/schema/bag-products.ts'

const KEPT_MS = milliseconds({ days: 30 })

/**
 * Replaces what is noted of a bag by these products; without any, nothing is noted of it.
 * @param token of the selection on the commerce platform; only its hash is stored, which is safe because it is random
 */
export async function noteBag(database: Database, token: string, centraIds: readonly string[]): Promise<void> {
  const bagHash = createHash('sha256').update(token).digest('base64url')
  const rows = [...new Set(centraIds)].map((centraId) => ({ bagHash, centraId }))
  await database.transaction(async (transaction) => {
    // Two tabs may report one bag at the same time.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bag ${bagHash}`}, 0))`)
    await transaction.delete(bagProducts).where(eq(bagProducts.bagHash, bagHash))
    if (rows.length > 0) await transaction.insert(bagProducts).values(rows)
  })
}

/** The number of bags that hold at least one of these products and were changed in the 30 days before `now`. */
export async function countBags(database: Database, centraIds: readonly string[], now: Date): Promise<number> {
  const [row] = await database
    .select({ bags: countDistinct(bagProducts.bagHash) })
    .from(bagProducts)
    .where(and(inArray(bagProducts.centraId, [...centraIds]), gt(bagProducts.changedAt, lastUncounted(now))))
  return row?.bags ?? 0
}

/** Deletes what is noted of bags that were not changed in the 30 days before `now`. */
export async function deleteOldBags(database: Database, now: Date): Promise<void> {
  await database.delete(bagProducts).where(lte(bagProducts.changedAt, lastUncounted(now)))
}

function lastUncounted(now: Date): Date {
  return subMilliseconds(now, KEPT_MS)
}
