import type { Money } from '../money.ts'
import type { ProductType } from '../product/product-type.ts'

/** A line as far as sums need it. Prices are the platform's numbers in whole currency units, tax included. */
export type PricedLine = { readonly type: ProductType; readonly quantity: number; readonly priceEach: number }

/** The platform's totals, normalised: a discount is zero or negative, deducted tax is zero or positive. */
export type PlatformTotals = {
  readonly itemsTotal: number
  readonly shipping: number
  readonly discount: number
  readonly taxDeducted: number
}

/** The current cost of sending a parcel, in whole currency units; nothing above the sum `freeOver`, if there is one. */
export type Delivery = { readonly price: number; readonly freeOver: number | null }

type RawTotals = {
  readonly itemsTotalPriceAsNumber: number
  readonly shippingPriceAsNumber: number
  readonly totalDiscountPriceAsNumber: number | false
  readonly taxDeductedAsNumber: number | false
}

/** The one place that normalises `false` for "none" and the integrators' differing signs (docs/product/9). */
export function normaliseTotals(raw: RawTotals): PlatformTotals {
  return {
    itemsTotal: raw.itemsTotalPriceAsNumber,
    shipping: raw.shippingPriceAsNumber,
    discount: 0 - Math.abs(raw.totalDiscountPriceAsNumber || 0),
    taxDeducted: Math.abs(raw.taxDeductedAsNumber || 0),
  }
}

function sum(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.priceEach * line.quantity, 0)
}

/** Price each times quantity over the lines that are paid for now (docs/product/9). */
export function regularSum(lines: readonly PricedLine[]): number {
  return sum(lines.filter((line) => line.type !== 'crowdfunding'))
}

/** The sum of the reserved lines, charged only when production starts. */
export function crowdfundingSum(lines: readonly PricedLine[]): number {
  return sum(lines.filter((line) => line.type === 'crowdfunding'))
}

/** The share of a price that is left when the platform deducted tax; 1 when it did not. */
export function taxFactor({ itemsTotal, taxDeducted }: PlatformTotals): number {
  return taxDeducted > 0 && itemsTotal > 0 ? (itemsTotal - taxDeducted) / itemsTotal : 1
}

/**
 * Amount charged now: regular lines scaled for tax, plus shipping (only if there are regular lines) and discount,
 * rounded, at least 0 (docs/product/9, formula in docs/product/9).
 */
export function chargedNow(lines: readonly PricedLine[], totals: PlatformTotals): number {
  return roundMoney(unroundedNow(lines, totals))
}

/**
 * The same to the cent: the platform's grand total once the reserved lines have left the selection, since its rules for
 * shipping and vouchers do not count them.
 */
export function exactlyChargedNow(lines: readonly PricedLine[], totals: PlatformTotals): number {
  return toCents(unroundedNow(lines, totals))
}

function unroundedNow(lines: readonly PricedLine[], totals: PlatformTotals): number {
  const regular = regularSum(lines)
  if (regular === 0) return 0
  return Math.max(0, regular * taxFactor(totals) + totals.shipping + totals.discount)
}

/** Reserved lines scaled for tax as they will be when production starts. */
export function chargedLater(lines: readonly PricedLine[], totals: PlatformTotals): number {
  return crowdfundingSum(lines) * taxFactor(totals)
}

/** Øre or cents, halves up. */
export function toCents(amount: number): number {
  return Math.round(withoutNoise(amount * 100)) / 100 + 0
}

/** Whole currency units, halves up; a sum that is only a half for the machine's rounding error still counts as one. */
export function roundMoney(amount: number): number {
  return Math.round(withoutNoise(amount)) + 0
}

/** `incMva` is shown next to the total unless tax was deducted; the label "free" stands for a shipping price of 0. */
export function showsTaxIncluded(totals: PlatformTotals): boolean {
  return totals.taxDeducted === 0
}

/** Free shipping over these sums (docs/product/9); the platform decides, banners only count up to them. */
const FREE_SHIPPING_OVER: Readonly<Record<string, number>> = { NOK: 1900, EUR: 190 }

/** The shipping cost in a currency; undefined if the platform does not name it. */
export function deliveryOf(currency: string, price: number | undefined): Delivery | undefined {
  return price === undefined ? undefined : { price, freeOver: FREE_SHIPPING_OVER[currency] ?? null }
}

type ReservedLine = { readonly centraId: string; readonly quantity: number; readonly priceEach: number }

/**
 * The shipping cost of reserved lines. Each campaign's are bought on their own, when its production starts, so its sum
 * alone decides whether they are sent for nothing.
 */
export function laterShipping(lines: readonly ReservedLine[], { price, freeOver }: Delivery): number {
  const sums = [...Map.groupBy(lines, ({ centraId }) => centraId).values()].map(goodsOf)
  return sums.reduce((total, goods) => total + (freeOver !== null && goods > freeOver ? 0 : price), 0)
}

/** A stored reserved line, whose price may be unknown. */
type StoredPrice = Omit<ReservedLine, 'priceEach'> & {
  readonly priceEach: number | null
  readonly currency: string | null
}

/**
 * The price of reserved lines with shipping. A reservation has one currency.
 * @returns undefined where prices or the price of sending were not stored
 */
export function reservedTotal(lines: readonly StoredPrice[], delivery: Delivery | null): Money | undefined {
  const currency = lines[0]?.currency
  if (!currency || !delivery) return undefined
  const priced = lines.flatMap(({ priceEach, ...line }) => (priceEach === null ? [] : [{ ...line, priceEach }]))
  if (priced.length < lines.length) return undefined
  return { amount: toCents(goodsOf(priced) + laterShipping(priced, delivery)), currency }
}

function goodsOf(lines: readonly ReservedLine[]): number {
  return lines.reduce((total, { quantity, priceEach }) => total + quantity * priceEach, 0)
}

/** Shipping is free above the sum `from`, once more than `missing` is added; in whole currency units. */
export type ShippingProgress = { readonly missing: number; readonly from: number }

/**
 * The way to free shipping; `undefined` while no shipping price applies, and for reservations alone, which are not sent
 * yet. Counts what the platform's rule counts: goods paid for now, before any discount.
 */
export function shippingProgress(
  currency: string,
  lines: readonly PricedLine[],
  totals: PlatformTotals,
): ShippingProgress | undefined {
  const from = FREE_SHIPPING_OVER[currency]
  const regular = regularSum(lines)
  if (from === undefined || totals.shipping <= 0 || regular === 0) return undefined
  return { missing: Math.max(1, Math.ceil(withoutNoise(from - regular))), from }
}

/** Cents that are only a rounding error do not count. */
function withoutNoise(amount: number): number {
  return Number(amount.toFixed(6))
}
