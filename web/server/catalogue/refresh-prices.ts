import 'server-only'
import { and, asc, gt, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import { type LiveVariant, liveProducts } from '#web/domain/product/live-product.ts'
import type { Database } from '../db/pool.ts'
import { listedPrices } from '../db/schema/listed-prices.ts'
import { listedProducts } from '../db/schema/listed-products.ts'

/** Products in one call of the platform. */
const AT_ONCE = 100

type ReadVariants = (centraIds: readonly string[]) => Promise<readonly LiveVariant[]>

/**
 * Reads the prices of all products from the platform. Does nothing in a shop whose lists are short: browsers order
 * those by the prices that they show. Products that no longer have a price lose it when all have been read.
 * @throws what `readVariants` throws
 */
export async function refreshPrices(database: Database, readVariants: ReadVariants, now: Date): Promise<void> {
  if ((await database.$count(listedProducts)) <= WHOLE_LIST_SIZE) return
  const { centraId, state } = listedProducts
  let after = ''
  for (;;) {
    const rows = await database
      .selectDistinct({ centraId })
      .from(listedProducts)
      .where(and(isNotNull(centraId), gt(centraId, after), notInArray(state, ['crowdSourcing', 'testPhase'])))
      .orderBy(asc(centraId))
      .limit(AT_ONCE)
    const ids = rows.flatMap((row) => row.centraId ?? [])
    await writePrices(database, ids, await readVariants(ids), now)
    after = ids.at(-1) ?? ''
    if (ids.length < AT_ONCE) break
  }
  await database.delete(listedPrices).where(lt(listedPrices.readAt, now))
}

async function writePrices(
  database: Database,
  ids: readonly string[],
  variants: readonly LiveVariant[],
  readAt: Date,
): Promise<void> {
  const rows = [...liveProducts(ids, variants)].flatMap(([centraId, { price }]) =>
    price ? [{ centraId, amount: price.amount, readAt }] : [],
  )
  if (rows.length === 0) return
  await database
    .insert(listedPrices)
    .values(rows)
    .onConflictDoUpdate({
      target: listedPrices.centraId,
      set: { amount: sql`excluded.amount`, readAt: sql`excluded.read_at` },
    })
}
