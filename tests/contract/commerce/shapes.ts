import { z } from 'zod'

/**
 * The parts of the platform's responses that this shop relies on; both the stand-in and a real Centra must fit them.
 */
const text = z.string()
const amount = z.number()
const amountOrNone = z.union([amount, z.literal(false)])
const textOrNone = z.union([text, z.literal(false)])

const lineShape = z.object({
  item: z.string().regex(/^[^-]+-\d+$/),
  line: text,
  quantity: z.int().min(1),
  size: text,
  sku: text,
  priceEach: text,
  priceEachAsNumber: amount,
  totalPrice: text,
  totalPriceAsNumber: amount,
  anyDiscount: z.boolean(),
  taxPercent: amount,
  product: z.object({ product: text, name: text, centraProduct: text, centraVariant: text, media: z.unknown() }),
})

const totalsShape = z.object({
  itemsTotalPrice: text,
  itemsTotalPriceAsNumber: amount,
  totalDiscountPrice: textOrNone,
  totalDiscountPriceAsNumber: amountOrNone,
  shippingPrice: text,
  shippingPriceAsNumber: amount,
  handlingCostPriceAsNumber: amount,
  totalQuantity: z.int(),
  taxDeducted: textOrNone,
  taxDeductedAsNumber: amountOrNone,
  taxPercent: amount,
  grandTotalPrice: text,
  grandTotalPriceAsNumber: amount,
  grandTotalPriceTaxAsNumber: amount,
})

export const selectionShape = z.object({
  token: text,
  selection: z.object({
    currency: z.string().length(3),
    language: text.nullable(),
    items: z.array(lineShape),
    discounts: z.object({
      anyDiscount: z.boolean(),
      discountAsNumber: amount,
      vouchers: z.array(z.object({ voucher: text, type: text, priceOffAsNumber: amount })),
    }),
    totals: totalsShape,
  }),
  paymentMethods: z.array(z.looseObject({})),
  shippingMethods: z.array(z.object({ shippingMethod: text, name: text, price: text, priceAsNumber: amount })),
  countries: z.array(
    z.object({
      country: z.string().length(2),
      name: text,
      eu: z.boolean(),
      states: z.array(z.object({ state: text, name: text })).optional(),
    }),
  ),
  location: z.object({ country: text.nullable(), eu: z.boolean(), shipTo: z.boolean() }),
  order: text.optional(),
})
export type SelectionResponse = z.infer<typeof selectionShape>

export const shortageShape = selectionShape.extend({
  errors: z.record(text, text),
  unavailable: z.array(
    z.object({
      item: text,
      product: text,
      originalQuantity: z.int(),
      unavailable: z.int().min(1),
      available: z.int().min(0),
    }),
  ),
})

export const errorShape = z.object({ token: text.optional(), errors: z.record(text, text) })

const productShape = z.object({
  product: text,
  name: text,
  centraProduct: text,
  centraVariant: text,
  price: text.nullable(),
  available: z.boolean(),
  items: z.array(z.object({ item: text, name: text, stock: z.union([z.number(), text]) })),
})
export const productsShape = z.object({
  token: text.optional(),
  products: z.array(productShape),
  productCount: z.int(),
})
