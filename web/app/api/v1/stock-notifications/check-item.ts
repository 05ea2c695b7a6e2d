import 'server-only'
import { canBeBought } from '#web/domain/product/can-be-bought.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { isSoldProduct } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { liveVariants } from '#web/server/platform.ts'
import { preorderLeft } from '#web/server/preorder/preorder-stock.ts'
import { failure, type Result, success } from '#web/server/result.ts'

const PLATFORM_TIMEOUT_MS = 2000

/**
 * Whether somebody can wait for this item of the product: the shop has it, and it is sold out. While the platform is
 * unavailable, it is enough that the content has the product.
 */
export async function checkItem(
  centraId: string,
  itemId: string,
): Promise<Result<Record<string, never>, 'noSuchProduct' | 'itemInStock'>> {
  if (!(await isSoldProduct(database(), centraId))) return failure('noSuchProduct')
  const variants = await withinTime(liveVariants([centraId]), PLATFORM_TIMEOUT_MS, 'The platform').catch(
    () => undefined,
  )
  if (!variants) return success({})
  const variant = variants.find(({ items }) => items.some((item) => item.itemId === itemId))
  const item = variant?.items.find((one) => one.itemId === itemId)
  if (!variant || !item) return failure('noSuchProduct')
  const left = await preorderLeft(database(), [{ items: [item] }])
  return canBeBought(variant, item, left) ? failure('itemInStock') : success({})
}
