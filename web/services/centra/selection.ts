import type { Bag, BagLine, BagTotals, BagVoucher } from '../../domain/bag.ts'
import { normaliseTotals } from '../../domain/bag-totals.ts'
import type { CentraFailure, Shortage } from './failure.ts'
import { type Fields, fieldsOf, number, readList, text } from './fields.ts'
import { swatchOf } from './swatch.ts'

/** The platform's selection: the bag, and the order that came of the selection before it. */
export type Selection = { readonly bag: Bag; readonly order: string | null }

/** What of an item could not be had (status 410), and the selection as it stands then. */
export type ShortSelection = Selection & { readonly shortages: readonly Shortage[] }

/** The one place where the platform's selection becomes our bag; `undefined` for what does not have its shape. */
export function readSelection(body: unknown): Selection | undefined {
  const { token, selection, location, order } = fieldsOf(body)
  const { currency, language, items, discounts, totals } = fieldsOf(selection)
  const lines = readList(items, readLine)
  const sums = readTotals(fieldsOf(totals))
  if (!text(token) || !text(currency) || !lines || !sums) return undefined
  const bag: Bag = {
    token: String(token),
    currency: String(currency),
    country: text(fieldsOf(location).country),
    language: text(language),
    lines,
    totals: sums,
    vouchers: readList(fieldsOf(discounts).vouchers, readVoucher) ?? [],
  }
  return { bag, order: typeof order === 'string' || typeof order === 'number' ? String(order) : null }
}

/** Reads the failure of a call that asked for more than there is; `undefined` for other failures. */
export function readShortage({ status, body }: CentraFailure): ShortSelection | undefined {
  const selection = status === 410 ? readSelection(body) : undefined
  const shortages = readList(fieldsOf(body).unavailable, readUnavailable)
  return selection && shortages && { ...selection, shortages }
}

function readUnavailable(value: unknown): Shortage | undefined {
  const { item, product, ...rest } = fieldsOf(value)
  const [originalQuantity, unavailable, available] = [
    number(rest.originalQuantity),
    number(rest.unavailable),
    number(rest.available),
  ]
  if (typeof item !== 'string' || originalQuantity === undefined || available === undefined) return undefined
  return {
    item,
    product: text(product) ?? '',
    originalQuantity,
    unavailable: unavailable ?? originalQuantity - available,
    available,
  }
}

/** Amounts that may be missing, or `false` for none. */
const amount = (value: unknown) => number(value) ?? 0

function readTotals(fields: Fields): BagTotals | undefined {
  const [itemsTotal, totalQuantity, grandTotal] = [
    number(fields.itemsTotalPriceAsNumber),
    number(fields.totalQuantity),
    number(fields.grandTotalPriceAsNumber),
  ]
  if (itemsTotal === undefined || totalQuantity === undefined || grandTotal === undefined) return undefined
  const sums = normaliseTotals({
    itemsTotalPriceAsNumber: itemsTotal,
    shippingPriceAsNumber: amount(fields.shippingPriceAsNumber),
    totalDiscountPriceAsNumber: amount(fields.totalDiscountPriceAsNumber),
    taxDeductedAsNumber: amount(fields.taxDeductedAsNumber),
  })
  return { ...sums, totalQuantity, grandTotal }
}

function readVoucher(value: unknown): BagVoucher | undefined {
  const { voucher, priceOffAsNumber } = fieldsOf(value)
  // The sign differs between integrators, as it does for the sum of discounts (decisions 3).
  return typeof voucher === 'string' ? { code: voucher, priceOff: 0 - Math.abs(amount(priceOffAsNumber)) } : undefined
}

function readLine(value: unknown): BagLine | undefined {
  const { line, item, size, product: described, ...rest } = fieldsOf(value)
  const { product, centraProduct, name, collectionName, gender, variantName, swatch, media } = fieldsOf(described)
  const [quantity, priceEach] = [number(rest.quantity), number(rest.priceEachAsNumber)]
  if (typeof line !== 'string' || typeof item !== 'string' || typeof product !== 'string') return undefined
  if (quantity === undefined || !Number.isSafeInteger(quantity) || priceEach === undefined) return undefined
  return {
    line,
    item,
    product,
    centraProduct: text(centraProduct) ?? product,
    name: text(name) ?? '',
    collectionName: text(collectionName),
    gender: text(gender),
    size: text(size) ?? '',
    ...swatchOf(variantName, swatch),
    quantity,
    priceEach,
    priceEachBeforeDiscount: number(rest.priceEachBeforeDiscountAsNumber) || priceEach,
    media: readMedia(fieldsOf(media)),
  }
}

/** The first picture of each size. */
function readMedia(media: Fields): BagLine['media'] {
  const first = (size: 'mini' | 'thumb' | 'standard') => {
    const addresses = media[size]
    const picture = text(Array.isArray(addresses) ? addresses[0] : addresses)
    return picture ? { [size]: picture } : {}
  }
  return { ...first('mini'), ...first('thumb'), ...first('standard') }
}
