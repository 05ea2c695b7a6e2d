import { type BagLine, soldLines } from '#web/domain/bag/bag.ts'
import { itemOfLine } from '#web/domain/bag/item-of-line.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import { isUndecided, type OpenPayment } from '#web/domain/checkout/open-payment.ts'
import { paymentDetails } from '#web/domain/checkout/payment-request.ts'
import type { Money } from '#web/domain/money.ts'
import {
  type PromisedDeliveries,
  promisedDeliveriesField,
  writePromisedDeliveries,
} from '#web/domain/order/promised-deliveries.ts'
import type { Language } from '#web/routing/languages.ts'
import type { PaymentBody, PaymentPages } from '#web/services/centra/payment.ts'
import { concludeOrder, undoReservation } from './conclude.ts'
import { orderSince } from './find-order.ts'
import type { PayOutcome, Unpaid } from './outcome.ts'
import type { PaymentPorts } from './ports.ts'
import { reserveLines } from './reserve-lines.ts'
import { sendPayment } from './send-payment.ts'

/** The payment that the shopper agreed to by pressing the button. */
export type Press = {
  readonly lang: Language
  readonly details: CheckoutDetails
  /** The data that the Drop-in has collected; left out where nothing is charged now. */
  readonly method?: object
  /** The amount on the button, in whole currency units with their decimals. */
  readonly amount: Money
  /** The items of crowdfunded products, which are reserved instead of charged. */
  readonly reservedItems: ReadonlySet<string>
  /** When the page has said that preordered items are delivered; the platform's order mail repeats it. */
  readonly promisedDeliveries?: PromisedDeliveries
  readonly pages: PaymentPages
}

/**
 * Pays the bag, or reserves it, or both; once, however often it is called. Nothing is charged unless the platform's
 * amount is the one on the button.
 */
export async function pay(ports: PaymentPorts, press: Press): Promise<PayOutcome> {
  // As the shopper saw it: while this press waits for another tab, that tab may make an order and read the bag.
  const pressed = ports.bag.read()
  return (await ports.withPaymentLock(() => payTruly(ports, press, pressed))) ?? { kind: 'busy' }
}

/** It is not certain that nothing has been paid while an earlier press has had no answer. */
async function payTruly(ports: PaymentPorts, press: Press, pressed: StoredBag | null): Promise<PayOutcome> {
  const { memory } = ports
  const before = memory.openPayment()
  const isEarlierOpen = before !== null && isUndecided(before)
  const outcome = await payOnce(ports, press, pressed)
  if (!isUnpaid(outcome)) return outcome
  if (isEarlierOpen)
    return outcome.kind === 'unreachable' ? { kind: 'failed', outcome: 'unknown' } : { ...outcome, isEarlierOpen }
  const open = memory.openPayment()
  if (open) memory.storeOpenPayment({ ...open, hasFailed: true })
  return outcome
}

const unpaid: readonly PayOutcome['kind'][] = ['short', 'invalid', 'bagChanged', 'notReserved', 'unreachable']

function isUnpaid(outcome: PayOutcome): outcome is Unpaid {
  return unpaid.includes(outcome.kind)
}

async function payOnce(ports: PaymentPorts, press: Press, pressed: StoredBag | null): Promise<PayOutcome> {
  const { bag, memory } = ports
  const before = memory.openPayment()
  if (!bag.read() && !(await bag.refresh())) return { kind: 'unreachable' }
  const orderBefore = before ? before.orderBefore : ((pressed ?? bag.read())?.order ?? null)
  // Lines that are taken out bring the newest selection with them.
  if ((before || press.reservedItems.size === 0) && !(await bag.refresh())) return { kind: 'unreachable' }
  const started = {
    startedAt: ports.now(),
    orderBefore,
    buttonAmount: press.amount,
    hasFailed: false,
    ...(before && isUndecided(before) && { isEarlierOpen: true as const }),
  }
  const found = await orderSince(ports, orderBefore)
  if (found.kind === 'order') {
    concludeOrder(ports, found.order, press.amount)
    return found
  }
  if (found.kind === 'unreachable') {
    memory.storeOpenPayment(before ?? { ...started, reservation: null })
    return { kind: 'failed', outcome: 'unknown' }
  }
  if (before?.reservation?.id && reservedLines(ports, press).length > 0) await undoReservation(ports)

  const open: OpenPayment = { ...started, reservation: memory.openPayment()?.reservation ?? null }
  memory.startPayment(open)
  const reserved = reservedLines(ports, press)
  if (reserved.length > 0) {
    const outcome = await reserve(ports, press, open, reserved)
    if (outcome) return outcome
  }
  return sendPayment(ports, { body: bodyOf(ports, press), amount: press.amount, orderBefore })
}

function reservedLines({ bag, memory }: PaymentPorts, { reservedItems }: Press): readonly BagLine[] {
  const known = memory.openPayment()?.reservation?.items.map(({ itemId }) => itemId) ?? []
  const ids = new Set([...reservedItems, ...known])
  return soldLines(bag.read()?.bag.lines ?? []).filter(({ itemId }) => ids.has(itemId))
}

/** Reserves the lines and takes them out of the selection; `undefined` when the rest is to be paid. */
async function reserve(
  ports: PaymentPorts,
  { details, lang }: Press,
  open: OpenPayment,
  lines: readonly BagLine[],
): Promise<PayOutcome | undefined> {
  const { bag, memory } = ports
  const current = bag.read()?.bag
  if (!current) return { kind: 'unreachable' }
  const paymentFollows = soldLines(current.lines).length > lines.length
  const items = lines.map((line) => itemOfLine(line, current.currency, line.media.mini))
  const placed = await reserveLines(ports, open, items, { email: details.email, paymentFollows, lang })
  if (!placed.ok) return refusal(ports, placed.reason, open.orderBefore)
  const isOut = await bag.remove(items.map(({ itemId }) => itemId))
  if (paymentFollows) {
    if (isOut) return undefined
    await undoReservation(ports)
    return { kind: 'unreachable' }
  }
  const key = memory.openPayment()?.reservation?.key ?? ''
  memory.storeResult({ kind: 'reservation', reservation: { id: placed.id, key } })
  // Lines that could not be taken out yet are taken out by the next page that settles the reservation.
  if (isOut) memory.storeOpenPayment(null)
  return { kind: 'reserved' }
}

async function refusal(
  ports: PaymentPorts,
  reason: Extract<Awaited<ReturnType<typeof reserveLines>>, { ok: false }>['reason'],
  orderBefore: string | null,
): Promise<PayOutcome> {
  const { bag } = ports
  if (reason === 'unreachable' || reason === 'usedKey') return { kind: 'unreachable' }
  if (reason === 'invalidEmail') return { kind: 'invalid', errors: { 'address.email': 'Expected type e-mail' } }
  await bag.refresh()
  // Another device may have reserved and paid the lines that this one shows.
  const found = await orderSince(ports, orderBefore)
  if (found.kind === 'order') concludeOrder(ports, found.order)
  if (found.kind === 'order') return found
  if (found.kind === 'unreachable') return { kind: 'failed', outcome: 'unknown' }
  return reason === 'bagChanged' ? { kind: 'bagChanged' } : { kind: 'notReserved', reason }
}

function bodyOf({ memory }: PaymentPorts, { details, method, pages, promisedDeliveries }: Press): PaymentBody {
  const reservationId = memory.openPayment()?.reservation?.id
  const { additionalFields, ...form } = paymentDetails(details, memory.campaign())
  const deliveries = promisedDeliveries && writePromisedDeliveries(promisedDeliveries)
  const fields = {
    ...additionalFields,
    ...(reservationId && { reservation_id: reservationId }),
    ...(deliveries && { [promisedDeliveriesField]: deliveries }),
  }
  return {
    ...pages,
    ...form,
    ...(Object.keys(fields).length > 0 && { additionalFields: fields }),
    ...(method && { paymentMethodSpecificFields: method }),
  }
}
