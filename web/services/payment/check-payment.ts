import type { PaymentFailure } from '#web/domain/checkout/payment-result.ts'
import type { CentraFailure } from '#web/services/centra/failure.ts'
import { concludeFailure, concludeOrder } from './conclude.ts'
import { findOrder } from './find-order.ts'
import type { PaymentPorts } from './ports.ts'
import { failureOf } from './send-payment.ts'

export type CheckOutcome =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'failed'; readonly outcome: PaymentFailure }
  /** No payment is under way in this browser. */
  | { readonly kind: 'nothing' }
  /** The platform has not answered for certain; to be tried again. */
  | { readonly kind: 'unreachable' }

/** Pauses between attempts; about a minute and a half in all. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]
/** The webhook of a payment that was wrongly reported as failed may need a moment. */
const SECOND_LOOK_MS = 1500

/**
 * Finishes the payment that the shopper comes back from. `fields` is everything that came back, null after a reload
 * without it. Reads the receipt before it reports a failure. Neither creates nor refreshes the selection.
 */
export async function checkPayment(
  ports: PaymentPorts,
  fields: Readonly<Record<string, string>> | null,
): Promise<CheckOutcome> {
  for (const pause of [...PAUSES_MS, undefined]) {
    const outcome = fields ? await finish(ports, fields) : await withoutFields(ports)
    if (outcome.kind !== 'unreachable' || pause === undefined) return outcome
    await ports.wait(pause)
  }
  return { kind: 'unreachable' }
}

async function finish(ports: PaymentPorts, fields: Readonly<Record<string, string>>): Promise<CheckOutcome> {
  const { memory, platform } = ports
  // Another browser than the one that began to pay: it has nothing to ask with, and gets no selection here (R2.07).
  if (!memory.hasSelection()) return failed(ports, 'unknown')
  const result = await platform.paymentResult(fields)
  memory.dropSelection()
  if (result.ok) return orderMade(ports, result.value)
  const failure = knownFailure(result.error)
  let found = await lookForOrder(ports)
  if (found.kind === 'none' && failure !== undefined && failure !== 'cancelled') {
    await ports.wait(SECOND_LOOK_MS)
    found = await lookForOrder(ports)
  }
  if (found.kind === 'order') return orderMade(ports, found.order)
  if (failure === undefined || found.kind === 'unreachable') return { kind: 'unreachable' }
  return failed(ports, failure)
}

function failed(ports: PaymentPorts, outcome: PaymentFailure): CheckOutcome {
  concludeFailure(ports, outcome)
  return { kind: 'failed', outcome }
}

/** Opened without anything that came back: by a reload after the answer, or by hand. */
async function withoutFields(ports: PaymentPorts): Promise<CheckOutcome> {
  const { memory } = ports
  const result = memory.result()
  if (result?.kind === 'order') return { kind: 'order', order: result.order }
  const found = memory.openPayment() ? await lookForOrder(ports) : { kind: 'none' as const }
  if (found.kind === 'order') return orderMade(ports, found.order)
  if (found.kind === 'unreachable') return found
  return result?.kind === 'failed' ? { kind: 'failed', outcome: result.outcome } : { kind: 'nothing' }
}

function lookForOrder(ports: PaymentPorts) {
  const open = ports.memory.openPayment()
  // Without an open payment an order in the receipt may be an older one.
  return open ? findOrder(ports, open.orderBefore) : ({ kind: 'none' } as const)
}

function orderMade(ports: PaymentPorts, order: string): CheckOutcome {
  concludeOrder(ports, order)
  return { kind: 'order', order }
}

/** Why no order was made; `undefined` while that is uncertain. */
function knownFailure({ status, errors }: CentraFailure): PaymentFailure | undefined {
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined
  // 404: a payment of another selection, or none at all.
  return status === 404 || errors.paymentMethod === undefined ? 'unknown' : failureOf(errors.paymentMethod)
}
