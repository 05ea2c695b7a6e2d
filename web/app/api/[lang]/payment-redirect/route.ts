import { returnFragment } from '#web/domain/checkout/payment-return.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { errorResponse } from '#web/server/endpoint/error-response.ts'
import { type RawCall, rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'

const rules = {
  path: '/api/{lang}/payment-redirect',
  summary: 'Where banks and Vipps send a shopper back to (R2.06): leads on to the page that checks the payment.',
  errors: ['noSuchCall'],
  maxBytes: 64_000,
  // Must not depend on the database that counts calls: nobody may be kept from a payment that was made.
  clientLimit: 'unlimited',
} as const

/**
 * All parameters go into the fragment, which no server sees or logs and which may be longer than a query. Nothing is
 * changed here: a bank's page posts from another origin, without our cookies, and the page behind this acts with the
 * browser's own token.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({ ...rules, method: 'GET', run: async (call) => toCheckPayment(call) }),
  // Banks post from their own pages.
  rawEndpoint({ ...rules, method: 'POST', origin: 'any', run: async (call) => toCheckPayment(call) }),
)

function toCheckPayment({ request, params, text, lang }: RawCall): Response {
  if (!isLanguage(params.lang)) return errorResponse(failure('noSuchCall'), lang)
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const fragment = returnFragment(new URL(request.url).search, isForm ? text : '')
  const location = fixedLink(params.lang, 'check-payment') + (fragment && `#${fragment}`)
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
