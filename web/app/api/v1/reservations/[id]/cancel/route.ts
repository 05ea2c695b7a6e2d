import { failedLinkPage, linkOf, linkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import { cancelByLink, findByCancelLink } from '#web/server/crowdfunding/cancel-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'

const path = '/api/v1/reservations/{id}/cancel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: 'The page behind the link that cancels a reservation. It asks first; `token` is in the query.',
    async run(call) {
      const { lang } = call
      const found = await findByCancelLink(database(), linkOf(call))
      if (!found.ok) return refused(lang, found.code)
      if (found.value.state !== 'confirmed') return cancelled(lang)
      const t = translator(lang, 'reservations')
      return linkPage(lang, {
        status: 200,
        title: t('cancelTitle'),
        paragraphs: [t('cancelQuestion'), ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)],
        button: t('cancel'),
      })
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
  // The page's button: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Cancels the reservation of the link: the button of the page.',
    origin: 'any',
    async run(call) {
      const result = await cancelByLink(database(), linkOf(call))
      return result.ok ? cancelled(call.lang) : refused(call.lang, result.code)
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
)

function cancelled(lang: Language): Response {
  const t = translator(lang, 'reservations')
  return linkPage(lang, { status: 200, title: t('cancelledTitle'), paragraphs: [t('cancelled')] })
}

function refused(lang: Language, code: 'noSuchReservation' | 'productionStarted'): Response {
  const { status, [lang]: text } = apiErrors[code]
  return linkPage(lang, { status, title: translator(lang, 'reservations')('notCancelledTitle'), paragraphs: [text] })
}

function failed(failure: Failure<ApiCode>, lang: Language): Response {
  const t = translator(lang, 'reservations')
  return failedLinkPage(lang, failure, { title: t('notCancelledTitle'), text: t('cancelFailed') })
}
