import { z } from 'zod'

/**
 * The commerce platform's responses, as far as the shop reads them (docs/product/7). What a bag or a price
 * needs is required; all else may be missing, `null`, or `false` for none, but of no other type. From these
 * `npm run typegen` writes the checks that run in the browser (docs/decisions/0014-generated-response-checks.md):
 * a module that a browser loads imports only the types of this one.
 */
const text = z.string()
const amount = z.number()
export const textOrNone = z.union([z.string(), z.boolean(), z.null()]).optional()
const amountOrNone = z.union([z.number(), z.boolean(), z.null()]).optional()
const idOrNone = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()
/** Attributes that the platform's staff set up: those of another type are left out, and do not break the bag. */
const attribute = z.unknown().optional()
const described = { variantName: textOrNone, swatch: attribute }

const line = z.object({
  line: text,
  item: text,
  size: textOrNone,
  quantity: z.int(),
  priceEachAsNumber: amount,
  priceEachBeforeDiscountAsNumber: amountOrNone,
  /** How many pieces a price that the shop's server agreed on holds for. */
  customPriceQuantity: amountOrNone,
  product: z.object({
    product: text,
    centraProduct: textOrNone,
    name: textOrNone,
    collectionName: textOrNone,
    gender: textOrNone,
    media: attribute,
    ...described,
  }),
})

const totals = z.object({
  itemsTotalPriceAsNumber: amount,
  totalQuantity: amount,
  grandTotalPriceAsNumber: amount,
  shippingPriceAsNumber: amountOrNone,
  totalDiscountPriceAsNumber: amountOrNone,
  taxDeductedAsNumber: amountOrNone,
})

const voucher = z.object({ voucher: text, priceOffAsNumber: amountOrNone })

const discounts = z.object({ vouchers: z.array(voucher).nullish() }).nullish()

const head = { token: text, location: z.object({ country: textOrNone }).nullish(), order: idOrNone }
const market = { currency: text, language: textOrNone }
const shippingMethods = z.array(z.object({ priceAsNumber: amountOrNone })).nullish()

const selection = z.object({
  ...head,
  shippingMethods,
  selection: z.object({
    ...market,
    items: z.array(line),
    discounts,
    totals,
  }),
})

/** As much of it as an empty one is known by. */
const emptySelection = z.object({ ...head, selection: z.object({ ...market, items: z.array(z.unknown()) }) })

const shortItem = z.object({
  item: text,
  product: textOrNone,
  originalQuantity: amount,
  unavailable: amountOrNone,
  available: amount,
})

const postalAddress = z
  .object({
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
  .nullish()

/** The last order of a session. */
const receipt = z.object({
  order: z.object({
    ...market,
    order: z.union([z.string(), z.number()]),
    status: textOrNone,
    date: textOrNone,
    isPaid: z.boolean().nullish(),
    items: z.array(z.object({ ...line.shape, totalPriceAsNumber: amountOrNone })),
    discounts,
    totals: z.object({ ...totals.shape, grandTotalPriceTaxAsNumber: amountOrNone }),
    address: postalAddress,
    shippingAddress: postalAddress,
  }),
})

/** A variant as `POST products` returns it; the platform calls it a product. */
export const variantShape = z.object({
  product: text,
  centraProduct: text,
  gender: textOrNone,
  price: textOrNone,
  priceBeforeDiscount: textOrNone,
  items: z.array(z.object({ item: text, name: textOrNone, stock: z.unknown().optional() })),
  ...described,
})

/** An order comes by its number, or whole with its number inside. */
const order = z.union([text, z.number(), z.object({ order: z.union([text, z.number()]), status: textOrNone })])

/** What the buyer's shop has sent with the payment, of which only its reservation is read. */
const orderReservation = z.object({
  order: z.object({ additionalFields: z.object({ reservation_id: textOrNone }).nullish() }),
})

/** What adyen-web lists; what else a method says is passed on unread. */
const paymentMethods = z.looseObject({ paymentMethods: z.array(z.looseObject({ type: text, name: text })) })
/** Banks and Vipps see the shopper on pages of their own (docs/decisions/0045): there is no other action. */
const redirectAction = z.looseObject({ type: z.literal('redirect'), paymentMethodType: text, url: text, method: text })

/** The response to `POST payment`: a form for the Drop-in, an action for it, an address to go to, or the order. */
const payment = z.object({
  action: textOrNone,
  url: textOrNone,
  order: z.union([order, z.boolean(), z.null()]).optional(),
  formFields: z
    .object({
      action: redirectAction.nullish(),
      paymentMethodData: paymentMethods.nullish(),
      clientKey: textOrNone,
      environment: textOrNone,
    })
    .nullish(),
})

const picture = z.union([text, z.array(text)]).optional()

/** Every shape that is checked in the browser. */
export const shapes = {
  selection,
  emptySelection,
  receipt,
  shortage: z.object({ unavailable: z.array(shortItem) }),
  variants: z.object({ products: z.array(variantShape) }),
  payment,
  placedOrder: z.object({ order }),
  orderReservation,
  detectedCountry: z.object({ country: textOrNone }),
  errors: z.object({ errors: z.looseObject({}) }),
  token: z.object({ token: text }),
  swatch: z.object({ desc: textOrNone, code: textOrNone, code2: textOrNone }),
  media: z.object({ mini: picture, thumb: picture, standard: picture }),
} as const satisfies Readonly<Record<string, z.ZodType>>

export type ShapeName = keyof typeof shapes
export type CentraShape<Name extends ShapeName> = z.infer<(typeof shapes)[Name]>
