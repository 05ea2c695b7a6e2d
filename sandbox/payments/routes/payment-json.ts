import type { Payment, PaymentState } from '../store/payments.ts'

const RESULT_CODES: Readonly<Record<PaymentState, string>> = {
  waiting: 'RedirectShopper',
  authorised: 'Authorised',
  pending: 'Pending',
  refused: 'Refused',
  cancelled: 'Cancelled',
  error: 'Error',
}

/** A payment as the payments and details calls return it. */
export function paymentJson(payment: Payment, origin: string) {
  const { pspReference, merchantReference, amount, method, reportedState, state, reason, reasonCode } = payment
  const isFailure = reportedState !== 'authorised' && reason !== undefined
  return {
    pspReference,
    merchantReference,
    amount,
    resultCode: RESULT_CODES[reportedState],
    paymentMethod: { type: method === 'vipps' ? 'vipps' : 'scheme', ...(method !== 'vipps' && { brand: method }) },
    ...(isFailure && { refusalReason: reason, refusalReasonCode: reasonCode }),
    ...(state === 'waiting' && { action: redirectAction(payment, origin) }),
  }
}

/** Sends the shopper to the bank's page or to Vipps. */
function redirectAction({ page, pageId, md, returnUrl }: Payment, origin: string) {
  if (page === 'vipps') {
    return { type: 'redirect', paymentMethodType: 'vipps', method: 'GET', url: `${origin}/vipps/${pageId}` }
  }
  const action = { type: 'redirect', paymentMethodType: 'scheme', url: `${origin}/bank/${pageId}` }
  if (page === 'bankLink') return { ...action, method: 'GET' }
  return { ...action, method: 'POST', data: { MD: md, PaReq: pageId, TermUrl: returnUrl } }
}
