import { z } from 'zod'
import type { CommercePlatform } from '../platform.ts'
import { grandTotalOf } from '../responses/selection.ts'
import type { Attempt } from '../store/attempts.ts'
import type { HoldReason, Order } from '../store/orders.ts'

const buyerSchema = z.object({
  language: z.string(),
  address: z.object({ newsletter: z.literal(true), email: z.string(), country: z.string().optional() }),
})

/** The payment service's result for a payment, from its response or from a webhook. */
export type PaidResult = {
  readonly pspReference: string
  readonly state: 'authorised' | 'pending'
  readonly method: string
  /** Minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
}

/**
 * Turns a paid attempt into an order, in one transaction with the stock and the order mail. Idempotent: the shopper's
 * return and webhooks may report the same payment repeatedly, in any order. A second attempt that was paid for the same
 * selection is marked as surplus.
 * @returns the selection's order
 */
export function settlePaid(platform: CommercePlatform, reference: string, paid: PaidResult): Order {
  const { database, attempts, orders, newsletter } = platform
  return database.transact(() => {
    const attempt = attempts.known(reference)
    const existing = orders.ofSelection(attempt.selectionId)
    if (existing?.payment?.reference === reference) {
      return paid.state === 'authorised' ? orders.settlePending(existing.number, 'authorised') : existing
    }
    if (existing) {
      if (attempt.state !== 'returned') attempts.setState(reference, 'surplus', paid.pspReference)
      return existing
    }
    const { pspReference, state, method } = paid
    const holdReasons = mismatch(platform, attempt, paid)
    const order = orders.placePaid(attempt, { pspReference, state, method, holdReasons })
    attempts.setState(reference, 'ordered', pspReference)
    subscribeBuyer(newsletter, attempt.receipt)
    return order
  })
}

/**
 * Notes that an attempt was not paid. An order that waited for the bank is cancelled; one that was paid stays, because
 * a refusal may be reported wrongly or late.
 */
export function settleFailed(platform: CommercePlatform, reference: string): void {
  const { database, attempts, orders } = platform
  database.transact(() => {
    const attempt = attempts.known(reference)
    const order = orders.ofSelection(attempt.selectionId)
    if (order?.payment?.reference === reference) orders.settlePending(order.number, 'refused')
    else if (attempt.state === 'started' || attempt.state === 'redirected') attempts.setState(reference, 'failed')
  })
}

/** Why to hold the order: another amount was paid than requested, or the bag has changed since the payment began. */
function mismatch(platform: CommercePlatform, attempt: Attempt, { amount }: PaidResult): HoldReason[] {
  const selection = platform.selections.get(attempt.selectionId)
  const now = grandTotalOf(platform, selection)
  const isSame =
    [amount, now].every(
      ({ currency, value }) => currency === attempt.amount.currency && value === attempt.amount.value,
    ) &&
    selection.lines.length === attempt.lines.length &&
    attempt.lines.every((line) =>
      selection.lines.some(({ item, quantity }) => item === line.item && quantity === line.quantity),
    )
  return isSame ? [] : ['payment mismatch']
}

/** Subscribes the buyer to the newsletter, if they asked for it in the checkout. */
export function subscribeBuyer(newsletter: CommercePlatform['newsletter'], receipt: Attempt['receipt']): void {
  const buyer = buyerSchema.safeParse(receipt)
  if (!buyer.success) return
  const { address, language } = buyer.data
  newsletter.subscribe({ email: address.email, language, country: address.country ?? null })
}
