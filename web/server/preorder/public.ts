import 'server-only'
import { eq } from 'drizzle-orm'
import { isSameEntry, type PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import type { Transaction } from '../db/pool.ts'
import { preorderStock } from '../db/schema/preorder-stock.ts'
import { failure, type Result, success } from '../result.ts'

/**
 * Sets the preorder stock of an item; null means that it cannot be preordered. `expected` is the value that the editor
 * saw: refused if somebody, or an import, has changed it since.
 */
export async function setPreorderEntry(
  transaction: Transaction,
  itemNumber: number,
  expected: PreorderEntry | null,
  entry: PreorderEntry | null,
): Promise<Result<{ readonly isChanged: boolean }, 'changedMeanwhile'>> {
  const isItem = eq(preorderStock.itemNumber, itemNumber)
  const [row] = await transaction.select().from(preorderStock).where(isItem).for('update')
  const current = row ?? null
  if (isSameEntry(current, entry)) return success({ isChanged: false })
  if (!isSameEntry(current, expected)) return failure('changedMeanwhile')
  if (!entry) {
    await transaction.delete(preorderStock).where(isItem)
    return success({ isChanged: true })
  }
  if (current) {
    await transaction
      .update(preorderStock)
      .set({ ...entry, updatedAt: new Date() })
      .where(isItem)
    return success({ isChanged: true })
  }
  const inserted = await transaction
    .insert(preorderStock)
    .values({ itemNumber, ...entry })
    .onConflictDoNothing()
    .returning({ itemNumber: preorderStock.itemNumber })
  return inserted.length > 0 ? success({ isChanged: true }) : failure('changedMeanwhile')
}
