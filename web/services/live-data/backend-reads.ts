import type { ReservedPlaces } from '#web/domain/product/crowdfunding-status.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { getOrderCount } from '../backend/contracts/get-order-count.ts'
import type { getPreorderStock } from '../backend/contracts/get-preorder-stock.ts'
import { orThrow } from '../backend/or-throw.ts'

/** The preorder stock, by item number. @throws Error */
export async function fetchPreorderStock(): Promise<ReadonlyMap<string, PreorderInfo>> {
  const { stock } = await orThrow(callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock'))
  return new Map(
    stock.map(({ productId, deliveryDate, ...counts }) => [
      String(productId),
      { ...counts, ...(deliveryDate && { deliveryDate }) },
    ]),
  )
}

/**
 * The number of places of a campaign that are reserved, and held for payments.
 * @throws Error
 */
export function fetchOrderCount(centraId: string): Promise<ReservedPlaces> {
  return orThrow(
    callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', { params: { centraId } }),
  )
}
