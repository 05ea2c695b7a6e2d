import { failedLinkPage, linkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import { purchasePorts } from '#web/jobs/find-reserved-purchases.ts'
import { checkoutLink } from '#web/routing/fixed-links.ts'
import { purchaseFragment } from '#web/routing/purchase-fragment.ts'
import { openPurchase } from '#web/server/crowdfunding/open-purchase.ts'
import { findPurchase, findPurchaseOrder } from '#web/server/crowdfunding/purchase.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiErrors } from '#web/services/backend/api-errors.ts'
import { openPurchase as contract } from '#web/services/backend/contracts/open-purchase.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The personal link of the mail about production. Opening it changes nothing: the checkout calls the endpoint that
  // does.
  rawEndpoint({
    method: 'GET',
    path: '/api/v1/reservations/{id}/purchase',
    summary:
      'The personal link of the mail about production: leads to the checkout; `campaign` and `token` are in the query.',
    async run({ request, params, lang }) {
      const { searchParams } = new URL(request.url)
      const link = {
        id: String(params.id),
        centraId: searchParams.get('campaign') ?? '',
        token: searchParams.get('token') ?? '',
      }
      const t = translator(lang, 'reservations')
      const ports = purchasePorts(new Date())
      const found = await findPurchase(ports.database, link)
      const refused = (code: 'noSuchReservation' | 'purchaseExpired') => {
        const { status, [lang]: text } = apiErrors[code]
        return linkPage(lang, { status, title: t('purchaseTitle'), paragraphs: [text] })
      }
      if (!found.ok) return refused(found.code)
      const order = await findPurchaseOrder(ports, found.value)
      if (order) {
        const paragraphs = [t('purchaseBought', { order })]
        return linkPage(lang, { status: 200, title: t('purchaseTitle'), paragraphs })
      }
      if (found.value.until <= ports.now) return refused('purchaseExpired')
      const location = checkoutLink(lang) + purchaseFragment({ ...link, campaign: link.centraId })
      return new Response(null, {
        status: 303,
        headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
    },
    onFailure(failure, { lang }) {
      const t = translator(lang, 'reservations')
      return failedLinkPage(lang, failure, { title: t('purchaseTitle'), text: t('purchaseFailed') })
    },
  }),
  endpoint(contract, {
    async run({ params: { id }, body: { campaign, token, selection } }) {
      return await openPurchase(purchasePorts(new Date()), { id, centraId: campaign, token }, selection)
    },
  }),
)
