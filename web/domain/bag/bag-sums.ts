import type { BagTotals } from './bag.ts'
import {
  chargedLater,
  chargedNow,
  crowdfundingSum,
  exactlyChargedNow,
  laterShipping,
  type PricedLine,
  regularSum,
  roundMoney,
  showsTaxIncluded,
  toCents,
} from './bag-totals.ts'

/** A line as the sums need it. */
type SummedRow = PricedLine & { readonly line: { readonly isGone?: boolean; readonly centraId: string } }

/** The figures below the lines, in whole currency units. A row without a figure is not shown. */
export type BagSums = {
  /** Goods that are paid for now, before discount and shipping. */
  readonly goods: number | undefined
  /** Set next to goods only: alone, the group's own sum shows it. */
  readonly reserved: number | undefined
  /** Negative. */
  readonly discount: number | undefined
  /** 0 is shown as "free". */
  readonly shipping: number | undefined
  /** Negative. */
  readonly taxDeducted: number | undefined
  /**
   * Shipping for the reserved lines, once they are made; undefined where there are none, or the platform does not name
   * it.
   */
  readonly laterShipping: number | undefined
  readonly total: number
  readonly isTaxIncluded: boolean
  /** Only together with something that is charged later. */
  readonly now: number | undefined
  readonly later: number | undefined
}

/**
 * The platform's figures, split by when they are charged, each rounded to whole currency units as the bag shows them
 * (docs/product/9).
 */
export function bagSums(rows: readonly SummedRow[], totals: BagTotals): BagSums {
  return sums(rows, totals, { round: roundMoney, now: chargedNow })
}

/** The same to the cent, as the checkout shows and charges it. */
export function exactSums(rows: readonly SummedRow[], totals: BagTotals): BagSums {
  return sums(rows, totals, { round: toCents, now: exactlyChargedNow })
}

type Rounding = { readonly round: (amount: number) => number; readonly now: typeof chargedNow }

function sums(rows: readonly SummedRow[], totals: BagTotals, { round, now: nowOf }: Rounding): BagSums {
  const sold = rows.filter(({ line }) => !line.isGone)
  const goods = round(regularSum(sold))
  const reserved = round(crowdfundingSum(sold))
  const now = nowOf(sold, totals)
  const sending = reserved > 0 && totals.delivery ? laterShipping(reservedLines(sold), totals.delivery) : undefined
  const total = round((goods > 0 ? totals.grandTotal : chargedLater(sold, totals)) + (sending ?? 0))
  return {
    goods: goods > 0 ? goods : undefined,
    reserved: goods > 0 && reserved > 0 ? reserved : undefined,
    // Nothing is sent, and nothing paid for that a discount could be taken off, before production starts.
    discount: goods > 0 && totals.discount < 0 ? round(totals.discount) : undefined,
    shipping: goods > 0 ? round(totals.shipping) : undefined,
    laterShipping: sending,
    taxDeducted: totals.taxDeducted > 0 ? -round(totals.taxDeducted) : undefined,
    total,
    isTaxIncluded: showsTaxIncluded(totals),
    // The rest of the total, so that the two add up to it as they are shown.
    ...(reserved > 0 ? { now, later: toCents(total - now) } : { now: undefined, later: undefined }),
  }
}

function reservedLines(rows: readonly SummedRow[]) {
  return rows.flatMap(({ type, line: { centraId }, quantity, priceEach }) =>
    type === 'crowdfunding' ? [{ centraId, quantity, priceEach }] : [],
  )
}
