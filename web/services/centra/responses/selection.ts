import * as v from 'valibot'
import { selectionHead } from './empty-selection.ts'
import { amount, amountOrNone, discounts, lineShape, market, text, textOrNone, totalsShape } from './parts.ts'

export const selectionShape = v.object({
  ...selectionHead,
  shippingMethods: v.nullish(v.array(v.object({ priceAsNumber: amountOrNone }))),
  selection: v.object({ ...market, items: v.array(lineShape), discounts, totals: totalsShape }),
})

/** The items that could not be had, sent with the selection. */
export const shortageShape = v.object({
  unavailable: v.array(
    v.object({
      item: text,
      product: textOrNone,
      originalQuantity: amount,
      unavailable: amountOrNone,
      available: amount,
    }),
  ),
})

const picture = v.optional(v.union([text, v.array(text)]))
/** An attribute of a line's product. */
export const mediaShape = v.object({ mini: picture, thumb: picture, standard: picture })
