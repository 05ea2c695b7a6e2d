import type { OrderCount } from '../../domain/crowdfunding-status.ts'
import type { LiveProduct } from '../../domain/live-product.ts'
import type { PreorderRead } from '../../domain/stock.ts'

export type UsedLiveProduct = {
  readonly status: 'loading' | 'failed' | 'loaded'
  /** Set when loaded; a product that the platform does not sell (here) has no variants and no price. */
  readonly product?: LiveProduct
  /** Asks again after a failure. */
  readonly retry: () => void
}

/** Price, variants and stock of a product of this page, as `centraId` names it; asked at once, with all others of the page. */
export declare function useLiveProduct(centraId: string | null | undefined): UsedLiveProduct

/** Stock and delivery dates of what can be ordered ahead, for `preorderInfo` (specification section 8). */
export declare function usePreorderStock(): PreorderRead

/** How many reservations a campaign has, for the rules of `domain/crowdfunding-status`. */
export declare function useCrowdfunding(centraId: string | null | undefined): OrderCount
