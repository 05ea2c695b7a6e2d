import 'server-only'
import type { LiveVariant } from '#web/domain/product/live-product.ts'
import type { Database } from '../db/pool.ts'
import { allPreorderStock } from './preorder-stock.ts'

/**
 * The stock that can be preordered, by item number; read only where the platform calls the stock of one of the variants
 * infinite.
 */
export async function preorderLeft(
  database: Database,
  variants: readonly Pick<LiveVariant, 'items'>[],
): Promise<ReadonlyMap<string, number>> {
  const isNeeded = variants.some(({ items }) => items.some(({ stock }) => stock === 'infinite'))
  const entries = isNeeded ? await allPreorderStock(database) : []
  return new Map(entries.map(({ itemNumber, stock }) => [String(itemNumber), stock]))
}
