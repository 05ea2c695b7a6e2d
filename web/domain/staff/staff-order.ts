import { z } from 'zod'
import { type Order, orderSchema } from '../order/order.ts'

/**
 * The outcome of an attempt to pay. `surplus`: paid although the order had been paid already; `returned`: and given
 * back.
 */
const attemptStates = ['started', 'redirected', 'failed', 'ordered', 'surplus', 'returned'] as const

/** An order as staff see it: with its payment, every attempt to pay, and why it is on hold. */
export const staffOrderSchema = orderSchema.extend({
  /** In the platform's words. */
  holdReasons: z.array(z.string()),
  /** Language of the order and of its mails. */
  language: z.string().nullable(),
  /** The reservation that was made with it. */
  reservationId: z.string().nullable(),
  /** Null for an order that cost nothing. */
  payment: z
    .object({
      state: z.enum(['authorised', 'pending', 'refused']),
      /** The brand of the card, or the name of the method: `visa`, `vipps`. */
      method: z.string(),
      /** The payment service’s own reference. */
      pspReference: z.string(),
      reference: z.string(),
    })
    .nullable(),
  /** The first one first. */
  attempts: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(attemptStates),
      amount: z.number(),
      currency: z.string(),
      /** ISO 8601. */
      startedAt: z.string(),
      pspReference: z.string().nullable(),
    }),
  ),
})
export type StaffOrder = Order &
  Pick<z.infer<typeof staffOrderSchema>, 'language' | 'reservationId' | 'payment'> & {
    readonly holdReasons: readonly string[]
    readonly attempts: readonly PaymentAttempt[]
  }
type PaymentAttempt = z.infer<typeof staffOrderSchema>['attempts'][number]
