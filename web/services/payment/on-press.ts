import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { requestNewsletter } from '../backend/contracts/request-newsletter.ts'
import type { CentraResult } from '../centra/failure.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { createPaymentCalls, type PaymentForm, type PaymentPages } from '../centra/payment.ts'
import { paymentPorts } from './browser-ports.ts'
import { followOpenPayment } from './on-page-load.ts'
import type { PayOutcome } from './outcome.ts'
import { type Press, pay } from './pay.ts'

/** Requests the Drop-in's data about this shop from the platform. */
export function initiatePayment(lang: Language): Promise<CentraResult<PaymentForm>> {
  return createPaymentCalls(centraConnection).initiate(paymentPages(lang))
}

/** Pays in this browser; see `pay`. Goes on looking for the order of a payment whose outcome is unknown. */
export async function payNow(press: Omit<Press, 'pages'>): Promise<PayOutcome> {
  const outcome = await pay(paymentPorts, { ...press, pages: paymentPages(press.lang) })
  if (outcome.kind === 'failed' && outcome.outcome === 'unknown') void followOpenPayment().catch(() => {})
  if (outcome.kind === 'reserved') await subscribeIfWanted(press)
  return outcome
}

/**
 * An order takes the wish along; a reservation alone reaches no order. It is made whether or not the wish could be
 * noted.
 */
async function subscribeIfWanted({ details, lang }: Pick<Press, 'details' | 'lang'>): Promise<void> {
  if (details.newsletter)
    await callBackend<typeof requestNewsletter>('POST /api/v1/newsletter', { body: { email: details.email, lang } })
}

function paymentPages(lang: Language): PaymentPages {
  return {
    paymentReturnPage: `${location.origin}/api/${lang}/payment-redirect`,
    paymentFailedPage: location.origin + fixedLink(lang, 'checkout/failed'),
  }
}
