import { z } from 'zod'

/** The state of an order as its buyer sees it. */
const orderStates = [
  /** Paid, or free. */
  'received',
  /** The bank has not answered yet: nothing is sent before it does. */
  'pending',
  /** Paid, but staff look at it before it is sent. */
  'onHold',
  'shipped',
  /** Nothing is sent, and nothing is charged. */
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

const text = z.string().nullable()

/** A line of an order. Prices are in whole currency units, tax included, as they were when the order was placed. */
const orderLineSchema = z.object({
  itemId: z.string(),
  variantId: z.string(),
  centraId: z.string(),
  /** The platform's, in the language of the order. */
  name: z.string(),
  gender: text,
  size: z.string(),
  colourName: text,
  /** Colour codes without a hash sign; the second of a two-tone colour. */
  code: text,
  code2: text,
  quantity: z.number(),
  priceEach: z.number(),
  total: z.number(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

/** The charged amounts, in whole currency units. */
const orderTotalsSchema = z.object({
  itemsTotal: z.number(),
  /** Zero or negative. */
  discount: z.number(),
  shipping: z.number(),
  /** For countries outside the VAT area: zero or positive. */
  taxDeducted: z.number(),
  /** The part of the grand total that is tax. */
  taxIncluded: z.number(),
  grandTotal: z.number(),
})

/** A name and address; parts that were not given are empty. */
const orderAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  zipCode: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
})
export type OrderAddress = z.infer<typeof orderAddressSchema>

/** A placed order as its buyer sees it. */
export const orderSchema = z.object({
  /** Written as text: the shop's staff and mails name the order by it. */
  number: z.string(),
  /** ISO 8601; null where the platform does not say. */
  placedAt: text,
  state: z.enum(orderStates),
  /** ISO 4217. */
  currency: z.string(),
  lines: z.array(orderLineSchema),
  /** Discount codes that were used. */
  vouchers: z.array(z.string()),
  totals: orderTotalsSchema,
  email: z.string(),
  phone: z.string(),
  billing: orderAddressSchema,
  shipping: orderAddressSchema,
})
export type Order = Omit<z.infer<typeof orderSchema>, 'lines' | 'vouchers'> & {
  readonly lines: readonly OrderLine[]
  readonly vouchers: readonly string[]
}
