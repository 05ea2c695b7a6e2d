import { soldLines } from '#web/domain/bag/bag.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import type { PaymentFailure } from '#web/domain/checkout/payment-result.ts'
import { isSameMoney, type Money } from '#web/domain/money.ts'
import type { CentraFailure } from '#web/services/centra/failure.ts'
import type { PaymentBody } from '#web/services/centra/payment.ts'
import { readShortage } from '#web/services/centra/selection.ts'
import { concludeFailure, concludeOrder, undoReservation } from './conclude.ts'
import { type FoundOrder, findOrder } from './find-order.ts'
import type { PayOutcome } from './outcome.ts'
import type { PaymentPorts } from './ports.ts'

/**
 * Calls of `POST payment` for one press while its outcome is unknown, and the pause before the second; each further one
 * is twice as long.
 */
const MAX_TRIES = 4
const FIRST_PAUSE_MS = 1000

type PaymentEnd = Awaited<ReturnType<PaymentPorts['platform']['pay']>> | undefined

type Payment = {
  readonly body: PaymentBody
  /** The amount on the button, in whole currency units with their decimals. */
  readonly amount: Money
  /** The selection's last order before this payment. */
  readonly orderBefore: string | null
}

/**
 * Sends the payment if the bag still costs the amount on the button, held so that no other tab changes it in between.
 * While the outcome is unknown (no response, 5xx, an unknown shape) the receipt is read before the same press is sent
 * again, which the platform recognises.
 */
export async function sendPayment(ports: PaymentPorts, { body, amount, orderBefore }: Payment): Promise<PayOutcome> {
  for (let tries = 1; ; tries++) {
    const response = await ports.bag.hold(async () =>
      costs(ports.bag.read(), amount) ? await ports.platform.pay(body) : undefined,
    )
    if (response?.ok && response.value.kind !== 'failed') {
      if (response.value.kind === 'order') concludeOrder(ports, response.value.order)
      return response.value
    }
    const refusal = refusalOf(response, tries)
    // Even after a refusal there may be an order: of an earlier press, of another device that has emptied the bag by
    // paying, or of one that was reported wrongly.
    const isAboutForm = refusal?.kind === 'short' || refusal?.kind === 'invalid'
    const found: FoundOrder = isAboutForm ? { kind: 'none' } : await findOrder(ports, orderBefore)
    if (found.kind === 'order') {
      concludeOrder(ports, found.order)
      return found
    }
    if (refusal && (found.kind === 'none' || !response)) return giveUp(ports, refusal)
    if (tries === MAX_TRIES) return giveUp(ports, { kind: 'failed', outcome: 'unknown' })
    await ports.wait(FIRST_PAUSE_MS * 2 ** (tries - 1))
  }
}

/**
 * Why nothing was paid; `undefined` when it is open whether something was. Without a response nothing was sent, because
 * the bag has changed.
 */
function refusalOf(response: PaymentEnd, tries: number): PayOutcome | undefined {
  if (!response) {
    // A press that was sent before must not be sent for another amount.
    return tries === 1 ? { kind: 'bagChanged' } : { kind: 'failed', outcome: 'unknown' }
  }
  return response.ok ? { kind: 'failed', outcome: 'error' } : knownOutcome(response.error)
}

async function giveUp(ports: PaymentPorts, outcome: PayOutcome): Promise<PayOutcome> {
  if (outcome.kind === 'failed') concludeFailure(ports, outcome.outcome)
  if (outcome.kind === 'failed' && outcome.outcome === 'unknown') return outcome
  // Before lines come back: the bag would find those missing that have sold out.
  if (outcome.kind === 'short')
    await ports.bag.refresh(new Map(outcome.shortages.map(({ itemId, available }) => [itemId, available])))
  await undoReservation(ports)
  if (outcome.kind === 'bagChanged') await ports.bag.refresh()
  return outcome
}

/** The meaning of the platform's refusal; `undefined` when it leaves open whether something was paid. */
function knownOutcome(error: CentraFailure): PayOutcome | undefined {
  const short = readShortage(error)
  if (short) return { kind: 'short', shortages: short.shortages }
  if (error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429) return undefined
  const { paymentMethod, selection, ...fields } = error.errors
  if (paymentMethod !== undefined) return { kind: 'failed', outcome: failureOf(paymentMethod) }
  if (selection !== undefined) return { kind: 'bagChanged' }
  return Object.keys(fields).length > 0 ? { kind: 'invalid', errors: fields } : { kind: 'failed', outcome: 'error' }
}

function costs(stored: StoredBag | null, amount: Money): boolean {
  if (!stored || soldLines(stored.bag.lines).length === 0) return false
  const { currency, totals } = stored.bag
  return isSameMoney({ amount: totals.grandTotal, currency }, amount)
}

/** The platform's word for a payment that was not made. */
export function failureOf(word: string): PaymentFailure {
  return word === 'refused' || word === 'cancelled' ? word : 'error'
}
