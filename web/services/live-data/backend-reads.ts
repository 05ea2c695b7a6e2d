import type { PreorderInfo } from '#web/domain/product/stock.ts'
import { isOrderCount } from './answers/order-count.gen.ts'
import { isPreorderStock } from './answers/preorder-stock.gen.ts'

/** What can be ordered ahead, by the variant part of the item id. @throws Error when there is no answer of that shape */
export async function fetchPreorderStock(): Promise<ReadonlyMap<string, PreorderInfo>> {
  const answer = await ask('/api/v1/preorder-stock')
  if (!isPreorderStock(answer)) throw new Error('preorder-stock: unexpected answer')
  return new Map(
    answer.stock.map(({ productId, deliveryDate, ...counts }) => [
      String(productId),
      { ...counts, ...(deliveryDate && { deliveryDate }) },
    ]),
  )
}

/** How many reservations a campaign has. @throws Error when there is no answer of that shape */
export async function fetchOrderCount(centraId: string): Promise<number> {
  const answer = await ask(`/api/v1/crowdfunding/product/${encodeURIComponent(centraId)}`)
  if (!isOrderCount(answer)) throw new Error('crowdfunding: unexpected answer')
  return answer.orderCount
}

/** docs/product/7: the product backend is called with the visitor's cookies. */
async function ask(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
