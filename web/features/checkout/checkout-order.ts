import type { BagLine } from '#web/domain/bag/bag.ts'
import type { ProductType } from '#web/domain/product/product-type.ts'

/**
 * The order that the shopper is about to pay for, as it is shown. Amounts are exact, in major units (kroner, not øre),
 * with decimals.
 */
export type CheckoutOrder = {
  /** ISO 4217. */
  readonly currency: string
  /** The platform's grand total once the reserved lines have left the selection; 0 when all lines are reserved. */
  readonly now: number
  /** The cost of reserved lines when production starts; 0 without any. */
  readonly later: number
  readonly lines: readonly CheckoutLine[]
}

type CheckoutLine = {
  readonly line: BagLine
  readonly type: ProductType
  /** `YYYY-MM-DD`, as the page shows it for a preordered line. */
  readonly deliveryDate?: string | undefined
}
