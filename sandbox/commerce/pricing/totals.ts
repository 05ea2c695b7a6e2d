import type { ShippingRule, Voucher } from '../store/rules.ts'
import { type Market, PRICE_LIST_TAX_PERCENT } from './markets.ts'

/** Minor units throughout. */
export type PricedLine = {
  readonly priceEach: number
  readonly quantity: number
  /** Crowdfunded: neither sent nor charged with this order, so shipping and vouchers do not count it. */
  readonly isReserved?: boolean
}

export type Totals = {
  readonly quantity: number
  readonly items: number
  readonly taxDeducted: number
  /** Zero or negative. */
  readonly discount: number
  readonly shipping: number
  readonly grandTotal: number
  /** The tax that is part of the grand total. */
  readonly grandTotalTax: number
}

/**
 * The cost of a selection. Deducted tax is taken off the items before a voucher is applied; shipping is free when
 * nothing is to be paid for now, and when the items, tax included, cost more than the rule's threshold.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  market: Market,
  shippingRule: ShippingRule,
  voucher?: Voucher,
): Totals {
  const items = sumOf(lines)
  const payable = sumOf(lines.filter((line) => !line.isReserved))
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const taxOf = (amount: number) => (market.deductsTax ? includedTax(amount, PRICE_LIST_TAX_PERCENT) : 0)
  const taxDeducted = taxOf(items)
  const discount = voucher ? discountOf(voucher, payable - taxOf(payable), market) : 0
  const shipping = payable === 0 ? 0 : shippingOf(shippingRule, payable)
  const grandTotal = items - taxDeducted + discount + shipping
  return {
    quantity,
    items,
    taxDeducted,
    discount,
    shipping,
    grandTotal,
    grandTotalTax: includedTax(grandTotal, market.taxPercent),
  }
}

function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceEach * line.quantity, 0)
}

/** The tax inside a price that includes it, rounded to the minor unit. */
export function includedTax(amount: number, percent: number): number {
  return Math.round((amount * percent) / (100 + percent))
}

function shippingOf({ price, freeOver }: ShippingRule, items: number): number {
  return freeOver !== null && items > freeOver ? 0 : price
}

/** The discount, limited to the price of the items. */
function discountOf({ off }: Voucher, amount: number, { currency }: Market): number {
  const wanted = 'percent' in off ? Math.round((amount * off.percent) / 100) : off.amount[currency]
  return 0 - Math.min(wanted, amount)
}
