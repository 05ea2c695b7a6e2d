import 'server-only'
import { isSoldProduct } from '#web/content/sold-products.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { liveVariants } from '#web/server/platform.ts'

const PLATFORM_TIMEOUT_MS = 2000

/** Whether the shop has this item of the product. While the platform is unavailable, it is enough that the content has the product. */
export async function isItemOf(centraId: string, itemId: string): Promise<boolean> {
  if (!(await isSoldProduct(centraId))) return false
  const variants = await withinTime(liveVariants([centraId]), PLATFORM_TIMEOUT_MS, 'The platform').catch(
    () => undefined,
  )
  return variants?.some(({ items }) => items.some((item) => item.itemId === itemId)) ?? true
}
