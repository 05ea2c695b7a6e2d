import type { BagTotals } from '#web/domain/bag/bag.ts'
import {
  chargedLater,
  chargedNow,
  crowdfundingSum,
  regularSum,
  roundMoney,
  showsTaxIncluded,
} from '#web/domain/bag/bag-totals.ts'
import type { BagRow } from './bag-rows.ts'

/** The figures below the lines, in whole currency units. A row without a figure is not shown. */
export type BagSums = {
  /** What is paid for now, before discount and shipping. */
  readonly goods: number | undefined
  /** Beside goods only: alone, the group's own sum says it. */
  readonly reserved: number | undefined
  /** Negative. */
  readonly discount: number | undefined
  /** 0 is shown as "free". */
  readonly shipping: number | undefined
  /** Negative. */
  readonly taxDeducted: number | undefined
  readonly total: number
  readonly isTaxIncluded: boolean
  /** Only beside something that is charged later. */
  readonly now: number | undefined
  readonly later: number | undefined
}

/** The platform's figures, split by what is charged when (docs/product/9). */
export function bagSums(rows: readonly BagRow[], totals: BagTotals): BagSums {
  const sold = rows.filter(({ line }) => !line.isGone)
  const goods = regularSum(sold)
  const reserved = crowdfundingSum(sold)
  const now = chargedNow(sold, totals)
  const later = chargedLater(sold, totals)
  return {
    goods: goods > 0 ? goods : undefined,
    reserved: goods > 0 && reserved > 0 ? reserved : undefined,
    // Nothing is sent, and nothing paid for that a discount could be taken off, before production starts.
    discount: goods > 0 && totals.discount < 0 ? totals.discount : undefined,
    shipping: goods > 0 ? totals.shipping : undefined,
    taxDeducted: totals.taxDeducted > 0 ? -totals.taxDeducted : undefined,
    total: goods > 0 ? roundMoney(totals.grandTotal) : now + later,
    isTaxIncluded: showsTaxIncluded(totals),
    ...(reserved > 0 ? { now, later } : { now: undefined, later: undefined }),
  }
}
