import { failedLinkPage, linkOf, linkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { database } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { checkNewsletterLink, confirmNewsletter } from '#web/server/newsletter/confirm-newsletter.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'

const path = '/api/v1/newsletter/{id}/confirm'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: 'The page behind the link that confirms the newsletter. It asks first; `token` is in the query.',
    async run(call) {
      const { lang } = call
      const checked = await checkNewsletterLink(database(), linkOf(call), new Date())
      if (!checked.ok) return expired(lang)
      if (checked.value.isConfirmed) return confirmed(lang)
      const t = translator(lang, 'newsletterLink')
      return linkPage(lang, { status: 200, title: t('title'), paragraphs: [t('question')], button: t('confirm') })
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
  // The page's button: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Confirms the newsletter of the link: the button of the page.',
    origin: 'any',
    async run(call) {
      const result = await confirmNewsletter(database(), linkOf(call), new Date())
      return result.ok ? confirmed(call.lang) : expired(call.lang)
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
)

function confirmed(lang: Language): Response {
  const t = translator(lang, 'newsletterLink')
  return linkPage(lang, { status: 200, title: t('confirmedTitle'), paragraphs: [t('confirmed')] })
}

function expired(lang: Language): Response {
  const { status, [lang]: text } = apiErrors.newsletterLinkExpired
  return linkPage(lang, { status, title: translator(lang, 'newsletterLink')('expiredTitle'), paragraphs: [text] })
}

function failed(failure: Failure<ApiCode>, lang: Language): Response {
  const t = translator(lang, 'newsletterLink')
  return failedLinkPage(lang, failure, { title: t('failedTitle'), text: t('failed') })
}
