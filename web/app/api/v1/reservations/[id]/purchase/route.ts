import { linkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import { findByPurchaseLink } from '#web/server/crowdfunding/cancel-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { apiErrors } from '#web/services/backend/api-errors.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The personal link of the mail about production. Until there is a checkout, it shows what was reserved and at which price.
  rawEndpoint({
    method: 'GET',
    path: '/api/v1/reservations/{id}/purchase',
    summary:
      'What was reserved, behind the personal link of the mail about production; `campaign` and `token` are in the query.',
    async run({ request, params, lang }) {
      const { searchParams } = new URL(request.url)
      const link = {
        id: String(params.id),
        centraId: searchParams.get('campaign') ?? '',
        token: searchParams.get('token') ?? '',
      }
      const t = translator(lang, 'reservations')
      const found = await findByPurchaseLink(database(), link)
      if (found.ok) {
        const paragraphs = [
          t('purchaseText'),
          ...reservedLineTexts(translator(lang, 'mail'), lang, found.value),
          t('purchaseLater'),
        ]
        return linkPage(lang, { status: 200, title: t('purchaseTitle'), paragraphs })
      }
      const { status, [lang]: text } = apiErrors[found.code]
      return linkPage(lang, { status, title: t('purchaseTitle'), paragraphs: [text] })
    },
    onFailure(_, { lang }) {
      const t = translator(lang, 'reservations')
      return linkPage(lang, { status: 503, title: t('purchaseTitle'), paragraphs: [t('cancelFailed')] })
    },
  }),
)
