import type { StoredSelection } from '../visitor/local-state.ts'
import type { Bag, BagLine, BagTotals, BagVoucher } from './bag.ts'

/** The bag as in the platform's last response, with what is needed to interpret the next one. */
export type StoredBag = {
  /** `token` is the one that the lines came with; the selection's may have changed since. */
  readonly bag: Bag
  /** The order that was made from the selection before this one. */
  readonly order: string | null
}

/** The form in which it is stored (docs/product/3: token and lines). */
export function storeBag({ bag: { token, lines, ...rest }, order }: StoredBag): StoredSelection {
  return { token, lines, rest: { ...rest, linesToken: token, order } }
}

/** Null for anything but a valid bag: anybody can write to the storage, and the bag can be fetched again. */
export function readStoredBag(stored: StoredSelection | null): StoredBag | null {
  const { lines, rest } = stored ?? {}
  if (!lines || !isFields(rest) || !lines.every(isLine)) return null
  const { currency, country, language, totals, vouchers, linesToken, order } = rest
  if (typeof currency !== 'string' || typeof linesToken !== 'string') return null
  if (!isTotals(totals) || !Array.isArray(vouchers) || !vouchers.every(isVoucher)) return null
  const bag: Bag = {
    token: linesToken,
    currency,
    country: textOrNull(country),
    language: textOrNull(language),
    lines,
    totals,
    vouchers,
  }
  return { bag, order: textOrNull(order) }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
const isAmount = (value: unknown) => typeof value === 'number'
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

const lineTexts = ['lineId', 'itemId', 'variantId', 'centraId', 'name', 'size']
const lineTextsOrNull = ['collectionName', 'gender', 'colourName', 'code', 'code2']
const lineAmounts = ['quantity', 'priceEach', 'priceEachBeforeDiscount']
const totalAmounts = ['itemsTotal', 'shipping', 'discount', 'taxDeducted', 'totalQuantity', 'grandTotal']

function isLine(value: unknown): value is BagLine {
  return (
    isFields(value) &&
    lineTexts.every((field) => isText(value[field])) &&
    lineTextsOrNull.every((field) => value[field] === null || isText(value[field])) &&
    lineAmounts.every((field) => isAmount(value[field])) &&
    (value.agreedQuantity === undefined || isAmount(value.agreedQuantity)) &&
    isFields(value.media) &&
    Object.values(value.media).every(isText)
  )
}

function isTotals(value: unknown): value is BagTotals {
  return isFields(value) && totalAmounts.every((field) => isAmount(value[field])) && isDelivery(value.delivery)
}

function isDelivery(value: unknown): boolean {
  if (value === undefined) return true
  return isFields(value) && isAmount(value.price) && (value.freeOver === null || isAmount(value.freeOver))
}

function isVoucher(value: unknown): value is BagVoucher {
  return isFields(value) && isText(value.code) && isAmount(value.priceOff)
}
