import { z } from 'zod'

/**
 * The responses of the platform's order API, as far as the shop reads them. Values that the platform leaves out are
 * `null`, `false` or missing.
 */
const text = z.string()
const textOrNone = z
  .union([z.string(), z.boolean(), z.null()])
  .optional()
  .transform((value) => (typeof value === 'string' ? value : null))
const amountOrNone = z
  .union([z.number(), z.boolean(), z.null()])
  .optional()
  .transform((value) => (typeof value === 'number' ? value : 0))

const addressShape = z.object({
  email: textOrNone,
  phoneNumber: textOrNone,
  firstName: textOrNone,
  lastName: textOrNone,
  address1: textOrNone,
  address2: textOrNone,
  zipCode: textOrNone,
  city: textOrNone,
  state: textOrNone,
  country: textOrNone,
})

const lineShape = z.object({
  item: text,
  size: textOrNone,
  quantity: z.int(),
  priceEachAsNumber: z.number(),
  totalPriceAsNumber: z.number(),
  product: z.object({
    product: text,
    centraProduct: textOrNone,
    name: textOrNone,
    gender: textOrNone,
    variantName: textOrNone,
    /** An attribute that the platform's staff set up. */
    swatch: z.unknown().optional(),
  }),
})

const totalsShape = z.object({
  itemsTotalPriceAsNumber: z.number(),
  totalDiscountPriceAsNumber: amountOrNone,
  shippingPriceAsNumber: amountOrNone,
  taxDeductedAsNumber: amountOrNone,
  grandTotalPriceAsNumber: z.number(),
  grandTotalPriceTaxAsNumber: amountOrNone,
})

const attemptShape = z.object({
  reference: text,
  state: z.enum(['started', 'redirected', 'failed', 'ordered', 'surplus', 'returned']),
  amountAsNumber: z.number(),
  currency: text,
  date: text,
  pspReference: textOrNone,
})

export const orderShape = z.object({
  order: text,
  status: text,
  date: text,
  language: textOrNone,
  currency: text,
  items: z.array(lineShape),
  discounts: z.object({ vouchers: z.array(z.object({ voucher: text })).nullish() }).nullish(),
  totals: totalsShape,
  address: addressShape,
  shippingAddress: addressShape.nullish(),
  additionalFields: z.record(z.string(), z.unknown()).nullish(),
  holdReasons: z.array(text).nullish(),
  payment: z
    .object({
      state: z.enum(['authorised', 'pending', 'refused']),
      method: text,
      pspReference: text,
      reference: text,
    })
    .nullish(),
  attempts: z.array(attemptShape).nullish(),
})

export const ordersShape = z.object({ orders: z.array(orderShape) })
export const oneOrderShape = z.object({ order: orderShape })
