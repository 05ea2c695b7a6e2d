import { failedLinkPage, linkOf, linkPage } from '#web/app/api/v1/link-page.ts'
import { mailSender } from '#web/content/mail-sender.ts'
import { crowdfundedProducts } from '#web/content/products-for-api.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import { findByConfirmLink } from '#web/server/crowdfunding/confirm-reservation.ts'
import { confirmByLink } from '#web/server/crowdfunding/place-reservation.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'

const path = '/api/v1/reservations/{id}/confirm'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: 'The page behind the link that confirms a reservation. It asks first; `token` is in the query.',
    async run(call) {
      const { lang } = call
      const found = await findByConfirmLink(database(), linkOf(call), new Date())
      if (!found.ok) return refused(lang, found.code)
      if (found.value.state === 'confirmed') return confirmed(lang)
      const t = translator(lang, 'reservations')
      return linkPage(lang, {
        status: 200,
        title: t('confirmTitle'),
        paragraphs: [t('confirmQuestion'), ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)],
        button: t('confirm'),
      })
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
  // The page's button: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Confirms the reservation of the link: the button of the page.',
    origin: 'any',
    async run(call) {
      const [queue, sender, campaigns] = await Promise.all([jobQueue(), mailSender(), crowdfundedProducts()])
      const ports = { database: database(), queue, sender, campaigns, now: new Date() }
      const result = await confirmByLink(ports, linkOf(call))
      return result.ok ? confirmed(call.lang) : refused(call.lang, result.code)
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
)

function confirmed(lang: Language): Response {
  const t = translator(lang, 'reservations')
  return linkPage(lang, { status: 200, title: t('confirmedTitle'), paragraphs: [t('confirmed')] })
}

function refused(lang: Language, code: ApiCode): Response {
  const { status, [lang]: text } = apiErrors[code]
  return linkPage(lang, { status, title: translator(lang, 'reservations')('notConfirmedTitle'), paragraphs: [text] })
}

function failed(failure: Failure<ApiCode>, lang: Language): Response {
  const t = translator(lang, 'reservations')
  return failedLinkPage(lang, failure, { title: t('notConfirmedTitle'), text: t('confirmFailed') })
}
