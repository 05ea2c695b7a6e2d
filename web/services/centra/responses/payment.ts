import * as v from 'valibot'
import { text, textOrNone } from './parts.ts'

/** An order comes by its number, or whole with its number inside. */
const order = v.union([text, v.number(), v.object({ order: v.union([text, v.number()]), status: textOrNone })])

export const placedOrderShape = v.object({ order })

/** The fields that the buyer's shop has sent with the payment; only its reservation is read. */
export const orderReservationShape = v.object({
  order: v.object({ additionalFields: v.nullish(v.object({ reservation_id: textOrNone })) }),
})

/** The fields that adyen-web lists; others are passed on unread. */
const paymentMethods = v.looseObject({ paymentMethods: v.array(v.looseObject({ type: text, name: text })) })
/** Banks and Vipps see the shopper on pages of their own (docs/decisions/0045): there is no other action. */
const redirectAction = v.looseObject({ type: v.literal('redirect'), paymentMethodType: text, url: text, method: text })

/** The response to `POST payment`: a form for the Drop-in, an action for it, an address to go to, or the order. */
export const paymentShape = v.object({
  action: textOrNone,
  url: textOrNone,
  order: v.optional(v.union([order, v.boolean(), v.null()])),
  formFields: v.nullish(
    v.object({
      action: v.nullish(redirectAction),
      paymentMethodData: v.nullish(paymentMethods),
      clientKey: textOrNone,
      environment: textOrNone,
    }),
  ),
})
