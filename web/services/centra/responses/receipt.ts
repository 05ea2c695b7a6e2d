import * as v from 'valibot'
import { amountOrNone, discounts, lineShape, market, textOrNone, totalsShape } from './parts.ts'

const postalAddress = v.nullish(
  v.object({
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
  }),
)

/** The last order of a session. */
export const receiptShape = v.object({
  order: v.object({
    ...market,
    order: v.union([v.string(), v.number()]),
    status: textOrNone,
    date: textOrNone,
    isPaid: v.nullish(v.boolean()),
    items: v.array(v.object({ ...lineShape.entries, totalPriceAsNumber: amountOrNone })),
    discounts,
    totals: v.object({ ...totalsShape.entries, grandTotalPriceTaxAsNumber: amountOrNone }),
    address: postalAddress,
    shippingAddress: postalAddress,
  }),
})
