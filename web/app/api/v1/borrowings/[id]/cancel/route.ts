import { failedLinkPage, type LinkPage, linkOf, linkPage } from '#web/app/api/v1/link-page.ts'
import { publishedProducts, titleOf } from '#web/content/products-for-api.ts'
import { formatDay } from '#web/i18n/days.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { cancelByLink, findByCancelLink } from '#web/server/borrowing/cancel-borrowing.ts'
import { database } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'

const path = '/api/v1/borrowings/{id}/cancel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: 'The page behind the link that cancels a borrowing. It asks first; `token` is in the query.',
    async run(call) {
      const { lang } = call
      const found = await findByCancelLink(database(), linkOf(call))
      if (!found.ok) return refused(lang, found.code)
      const { state, documentId, pickUpDay } = found.value
      if (state === 'handedOut' || state === 'returned') return refused(lang, 'alreadyHandedOut')
      if (state !== 'reserved') return cancelled(lang)
      const t = translator(lang, 'borrowing')
      const product = (await publishedProducts()).find(({ _id }) => _id === documentId)
      const day = formatDay(lang, pickUpDay)
      const title = titleOf(product, lang)
      return linkPage(lang, {
        status: 200,
        title: t('cancelTitle'),
        paragraphs: [title ? t('cancelQuestion', { product: title, day }) : t('cancelQuestionDay', { day })],
        button: t('cancel'),
      })
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
  // The page's button: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Cancels the borrowing of the link: the button of the page.',
    origin: 'any',
    async run(call) {
      const result = await cancelByLink(database(), linkOf(call), new Date())
      return result.ok ? cancelled(call.lang) : refused(call.lang, result.code)
    },
    onFailure: (failure, { lang }) => failed(failure, lang),
  }),
)

function cancelled(lang: Language): Response {
  const t = translator(lang, 'borrowing')
  return linkPage(lang, { status: 200, title: t('cancelledTitle'), paragraphs: [t('cancelled')] })
}

function refused(lang: Language, code: 'noSuchBorrowing' | 'alreadyHandedOut'): Response {
  const { status, [lang]: text } = apiErrors[code]
  const page: LinkPage = { status, title: translator(lang, 'borrowing')('notCancelledTitle'), paragraphs: [text] }
  return linkPage(lang, page)
}

function failed(failure: Failure<ApiCode>, lang: Language): Response {
  const t = translator(lang, 'borrowing')
  return failedLinkPage(lang, failure, { title: t('notCancelledTitle'), text: t('cancelFailed') })
}
