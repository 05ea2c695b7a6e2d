import { CheckoutError, notAcceptable } from '../http/checkout-error.ts'
import type { CommercePlatform } from '../platform.ts'
import { grandTotalOf, marketOfSelection, selectionParts } from '../responses/selection.ts'
import type { Attempt } from '../store/attempts.ts'
import type { Order } from '../store/orders.ts'
import type { Selection, Shortage } from '../store/selections.ts'
import type { Session } from '../store/sessions.ts'
import { KeyedLock } from './keyed-lock.ts'
import { type PaymentProvider, type ProviderResult, shopperLocale } from './payment-provider.ts'
import { type PaymentRequest, returnAddress } from './payment-request.ts'
import { failureOf, paidResultOf } from './provider-result.ts'
import { enteredPayment, hashOf, orderOfRepeatedCall, pressOf } from './repeated-call.ts'
import { settleFailed, settlePaid, subscribeBuyer } from './settlement.ts'

/** The outcome of the shopper's press on the pay button. */
type PayResult =
  | { readonly kind: 'order'; readonly order: Order; readonly isNew: boolean }
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }

type PayOptions = {
  readonly platform: CommercePlatform
  readonly provider: PaymentProvider
  /** URL of this server; pictures in receipts start with it. */
  readonly origin: string
}

/** Calls for one selection wait for each other, so that the same press sent several times is one payment. */
const selectionLock = new KeyedLock<string>()

/**
 * Pays a session's selection with what the Drop-in has collected. The amount is computed here and kept with the
 * attempt. The same call again, even at the same time or after a restart, continues the attempt or returns its order.
 * @throws CheckoutError 406 when the selection is empty or the payment is refused, 503 when the payment service cannot
 * be reached
 */
export function paySelection(session: Session, request: PaymentRequest, options: PayOptions): Promise<PayResult> {
  return selectionLock.run(session.token, async () => {
    const { platform } = options
    // The session as it is when it is this call's turn.
    const { selectionId, lastOrder } = platform.sessions.find(session.token) ?? session
    const selection = platform.selections.get(selectionId)
    const order = orderOfRepeatedCall(platform, { request, lastOrder, isEmpty: selection.lines.length === 0 })
    if (order) return { kind: 'order', order, isNew: false }
    if (selection.lines.length === 0) throw notAcceptable({ selection: 'empty' })
    const shortages = platform.database.transact(() => platform.orders.reduceToStock(selection))
    if (shortages.length > 0) return { kind: 'short', shortages }
    if (grandTotalOf(platform, selection).value === 0) return placeFree(selection, request, options)
    return payAttempt(attemptFor(selection, request, options), request, options)
  })
}

/** A voucher may make a selection cost nothing. */
function placeFree(selection: Selection, request: PaymentRequest, { platform, origin }: PayOptions): PayResult {
  const placed = platform.orders.place(selection.id, (current) => receiptOf(platform, current, request, origin))
  if (placed.ok) {
    subscribeBuyer(platform.newsletter, placed.order.receipt)
    return { kind: 'order', order: placed.order, isNew: true }
  }
  return { kind: 'short', shortages: placed.reason === 'short' ? placed.shortages : [] }
}

async function payAttempt(attempt: Attempt, request: PaymentRequest, options: PayOptions): Promise<PayResult> {
  if (attempt.state === 'redirected') return { kind: 'action', action: attempt.action }
  const response = await options.provider.pay({
    reference: attempt.reference,
    amount: attempt.amount,
    returnUrl: returnAddress(request),
    shopperLocale: shopperLocale(attempt.receipt.language),
    paymentMethod: enteredPayment(request),
  })
  if (response.kind === 'unreachable') throw new CheckoutError(503, { paymentMethod: 'unavailable' })
  if (response.kind === 'invalid') {
    settleFailed(options.platform, attempt.reference)
    throw notAcceptable({ paymentMethod: 'error' })
  }
  return takeResult(attempt, response.result, options.platform)
}

function takeResult(attempt: Attempt, result: ProviderResult, platform: CommercePlatform): PayResult {
  const paid = paidResultOf(result)
  if (paid) return { kind: 'order', order: settlePaid(platform, attempt.reference, paid), isNew: true }
  if (result.resultCode === 'RedirectShopper') {
    platform.attempts.redirect(attempt.reference, result.pspReference, result.action)
    return { kind: 'action', action: result.action }
  }
  settleFailed(platform, attempt.reference)
  throw failureOf(result)
}

/** The unfinished attempt that this call repeats, or a new one with the selection's present lines and costs. */
function attemptFor(selection: Selection, request: PaymentRequest, { platform, origin }: PayOptions): Attempt {
  const amount = grandTotalOf(platform, selection)
  const lines = selection.lines.map(({ item, quantity }) => ({ item, quantity }))
  const fingerprint = hashOf([enteredPayment(request), returnAddress(request), amount, lines])
  const receipt = receiptOf(platform, selection, request, origin)
  return (
    platform.attempts.unfinished(selection.id, fingerprint) ??
    platform.attempts.start({ selectionId: selection.id, fingerprint, press: pressOf(request), amount, lines, receipt })
  )
}

/** The receipt that the buyer reads: the selection, with the addresses as they were typed. */
function receiptOf(
  platform: CommercePlatform,
  selection: Selection,
  { address, shippingAddress, additionalFields }: PaymentRequest,
  origin: string,
) {
  const parts = selectionParts(platform, selection, marketOfSelection(selection), origin)
  return {
    ...parts,
    address: { ...parts.address, ...address, newsletter: address?.newsletter ?? false },
    shippingAddress: { ...parts.shippingAddress, ...(shippingAddress ?? address), newsletter: undefined },
    ...(additionalFields && { additionalFields }),
  }
}
