import type { ReservedPlaces } from '#web/domain/product/crowdfunding-status.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import { getOrderCount } from '../backend/calls/get-order-count.gen.ts'
import { getPreorderStock } from '../backend/calls/get-preorder-stock.gen.ts'
import { orThrow } from '../backend/or-throw.ts'

/** What can be preordered, by item number. @throws Error */
export async function fetchPreorderStock(): Promise<ReadonlyMap<string, PreorderInfo>> {
  const { stock } = await orThrow(getPreorderStock())
  return new Map(
    stock.map(({ productId, deliveryDate, ...counts }) => [
      String(productId),
      { ...counts, ...(deliveryDate && { deliveryDate }) },
    ]),
  )
}

/** How many places of a campaign are reserved, and held for payments. @throws Error */
export function fetchOrderCount(centraId: string): Promise<ReservedPlaces> {
  return orThrow(getOrderCount({ params: { centraId } }))
}
