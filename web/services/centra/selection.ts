import * as v from 'valibot'
import type { Bag, BagLine, BagTotals, BagVoucher } from '#web/domain/bag/bag.ts'
import { deliveryOf, normaliseTotals } from '#web/domain/bag/bag-totals.ts'
import type { CentraFailure, Shortage } from './failure.ts'
import { amountOf, orderOf, textOf } from './responses/optional-values.ts'
import { mediaShape, selectionShape, shortageShape } from './responses/selection.ts'
import { swatchOf } from './swatch.ts'

/** The platform's selection: the bag, and the order that was made from the selection before it. */
export type Selection = { readonly bag: Bag; readonly order: string | null }

/** The shortages of items (status 410), and the selection as it is then. */
type ShortSelection = Selection & { readonly shortages: readonly Shortage[] }

type Inner = v.InferInput<typeof selectionShape>['selection']

/**
 * The one place where the platform's selection becomes our bag; `undefined` for a response of another shape. Three
 * fields of docs/product/3 are left out because they repeat others: `anyDiscount` (whether the discount is below 0),
 * `taxDeducted` (the text of `taxDeductedAsNumber`) and `centraVariant` (`product` identifies the variant too, is part
 * of the item id and the key of preorder stock).
 */
export function readSelection(body: unknown): Selection | undefined {
  if (!v.is(selectionShape, body)) return undefined
  const { token, location, order, selection, shippingMethods } = body
  const price = shippingMethods?.[0]?.priceAsNumber
  const delivery = deliveryOf(selection.currency, typeof price === 'number' ? price : undefined)
  const bag: Bag = {
    token,
    currency: selection.currency,
    country: textOf(location?.country),
    language: textOf(selection.language),
    lines: selection.items.map(bagLine),
    totals: { ...bagTotals(selection.totals), ...(delivery && { delivery }) },
    vouchers: selection.discounts?.vouchers?.map(bagVoucher) ?? [],
  }
  return { bag, order: orderOf(order) }
}

/** Reads the failure of a call that asked for more than there is; `undefined` for other failures. */
export function readShortage({ status, body }: CentraFailure): ShortSelection | undefined {
  const selection = status === 410 && v.is(shortageShape, body) ? readSelection(body) : undefined
  return selection && v.is(shortageShape, body)
    ? { ...selection, shortages: body.unavailable.map(shortageOf) }
    : undefined
}

function shortageOf(short: v.InferInput<typeof shortageShape>['unavailable'][number]): Shortage {
  const { item, product, originalQuantity, unavailable, available } = short
  const missing = typeof unavailable === 'number' ? unavailable : originalQuantity - available
  return { itemId: item, variantId: textOf(product) ?? '', originalQuantity, unavailable: missing, available }
}

export function bagTotals(totals: Inner['totals']): BagTotals {
  const sums = normaliseTotals({
    itemsTotalPriceAsNumber: totals.itemsTotalPriceAsNumber,
    shippingPriceAsNumber: amountOf(totals.shippingPriceAsNumber),
    totalDiscountPriceAsNumber: amountOf(totals.totalDiscountPriceAsNumber),
    taxDeductedAsNumber: amountOf(totals.taxDeductedAsNumber),
  })
  return { ...sums, totalQuantity: totals.totalQuantity, grandTotal: totals.grandTotalPriceAsNumber }
}

type Voucher = { readonly voucher: string; readonly priceOffAsNumber?: number | boolean | null | undefined }

/** The sign differs between integrators, as it does for the sum of discounts (docs/product/9). */
function bagVoucher({ voucher, priceOffAsNumber }: Voucher): BagVoucher {
  return { code: voucher, priceOff: 0 - Math.abs(amountOf(priceOffAsNumber)) }
}

export function bagLine({ line, item, size, quantity, product, ...prices }: Inner['items'][number]): BagLine {
  const priceEach = prices.priceEachAsNumber
  return {
    lineId: line,
    itemId: item,
    variantId: product.product,
    centraId: textOf(product.centraProduct) ?? product.product,
    name: textOf(product.name) ?? '',
    collectionName: textOf(product.collectionName),
    gender: textOf(product.gender),
    size: textOf(size) ?? '',
    ...swatchOf(product),
    quantity,
    priceEach,
    priceEachBeforeDiscount: amountOf(prices.priceEachBeforeDiscountAsNumber) || priceEach,
    ...(amountOf(prices.customPriceQuantity) > 0 && { agreedQuantity: amountOf(prices.customPriceQuantity) }),
    media: v.is(mediaShape, product.media) ? firstPictures(product.media) : {},
  }
}

/** The first picture of each size. */
function firstPictures(media: v.InferInput<typeof mediaShape>): BagLine['media'] {
  const first = (size: 'mini' | 'thumb' | 'standard') => {
    const picture = [media[size]].flat()[0]
    return picture ? { [size]: picture } : {}
  }
  return { ...first('mini'), ...first('thumb'), ...first('standard') }
}
