import type { Language } from '../routing/languages.ts'
import { groupDigits, noBreak } from './numbers.ts'

/** An amount in whole currency units, as the platform's `...AsNumber` fields give it. */
export type Money = { readonly amount: number; readonly currency: string }

/**
 * The number, then the currency label: `1 299 kr` in nb, `1 299 NOK` in en, `129 EUR` in both. Thousands are grouped by
 * no-break spaces, `.00` is removed, other øre and cents are kept (docs/product/9).
 */
export function formatMoney(lang: Language, { amount, currency }: Money): string {
  const label = lang === 'nb' && currency === 'NOK' ? 'kr' : currency
  return `${formatAmount(lang, amount)}${noBreak}${label}`
}

/** Rounds to the minor unit: sums of decimal numbers differ in the last bits. */
export function isSameMoney(one: Money, other: Money): boolean {
  return one.currency === other.currency && Math.round(one.amount * 100) === Math.round(other.amount * 100)
}

function formatAmount(lang: Language, amount: number): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.')
  const grouped = groupDigits(whole)
  const decimals = cents === '00' ? '' : `${lang === 'nb' ? ',' : '.'}${cents}`
  const negative = amount < 0 && Number(`${whole}.${cents}`) > 0
  return `${negative ? '\u2212' : ''}${grouped}${decimals}`
}

/** Reads the platform's price text, `1 299.00 NOK`; `undefined` when it is not a price. */
export function parsePrice(text: string | null | undefined): Money | undefined {
  const [, number, currency] = /^(-?[\d\s]*\d(?:[.,]\d{1,2})?)\s*([A-Z]{3})$/.exec(text?.trim() ?? '') ?? []
  if (!number || !currency) return undefined
  return { amount: Number(number.replace(/\s/g, '').replace(',', '.')), currency }
}

/** The price of a product over its variants: the one that all share, or the lowest, to be shown as "from". */
export type PriceOverVariants = Money & { readonly shared: boolean }

/** `undefined` without any price, and when the variants' currencies differ, which no market's price list allows. */
export function priceOverVariants(prices: readonly Money[]): PriceOverVariants | undefined {
  const [first] = prices
  if (!first || prices.some((price) => price.currency !== first.currency)) return undefined
  const amount = Math.min(...prices.map((price) => price.amount))
  return { amount, currency: first.currency, shared: prices.every((price) => price.amount === amount) }
}
