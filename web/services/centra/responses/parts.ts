import * as v from 'valibot'

/**
 * The parts of the commerce platform's responses, as far as the shop reads them (docs/product/7). The fields that a bag
 * or a price needs are required; all else may be missing, `null`, or `false` for none, but of no other type.
 */
export type Shape = v.GenericSchema

export const text = v.string()
/** JSON can hold numbers that are too large, which are read as infinite. */
export const amount = v.pipe(v.number(), v.finite())
export const textOrNone = v.optional(v.union([v.string(), v.boolean(), v.null()]))
export const amountOrNone = v.optional(v.union([amount, v.boolean(), v.null()]))
export const idOrNone = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]))
/** Attributes that the platform's staff set up: those of another type are left out, and do not break the bag. */
const attribute = v.optional(v.unknown())
export const described = { variantName: textOrNone, swatch: attribute }

export const market = { currency: text, language: textOrNone }

export const lineShape = v.object({
  line: text,
  item: text,
  size: textOrNone,
  quantity: v.pipe(v.number(), v.safeInteger()),
  priceEachAsNumber: amount,
  priceEachBeforeDiscountAsNumber: amountOrNone,
  /** The number of pieces that a price that the shop's server agreed on holds for. */
  customPriceQuantity: amountOrNone,
  product: v.object({
    product: text,
    centraProduct: textOrNone,
    name: textOrNone,
    collectionName: textOrNone,
    gender: textOrNone,
    media: attribute,
    ...described,
  }),
})

export const totalsShape = v.object({
  itemsTotalPriceAsNumber: amount,
  totalQuantity: amount,
  grandTotalPriceAsNumber: amount,
  shippingPriceAsNumber: amountOrNone,
  totalDiscountPriceAsNumber: amountOrNone,
  taxDeductedAsNumber: amountOrNone,
})

const voucher = v.object({ voucher: text, priceOffAsNumber: amountOrNone })
export const discounts = v.nullish(v.object({ vouchers: v.nullish(v.array(voucher)) }))
