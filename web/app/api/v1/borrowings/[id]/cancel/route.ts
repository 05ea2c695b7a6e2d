import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { failedLinkPage, linkPage, refusedLinkPage } from '#web/app/api/v1/link-page.ts'
import { formatDay } from '#web/i18n/days.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { cancelByLink, findByCancelLink } from '#web/server/borrowing/cancel-borrowing.ts'
import { productsByDocumentId, titleOf } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/borrowings/{id}/cancel',
    summary: {
      page: 'The page behind the link that cancels a borrowing. It asks first; `token` is in the query.',
      button: 'Cancels the borrowing of the link: the button of the page.',
    },
    async ask(link, { lang }) {
      const t = translator(lang, 'borrowing')
      const found = await findByCancelLink(database(), link)
      if (!found.ok) return refusedLinkPage(lang, found.code, t('notCancelledTitle'))
      const { state, documentId, pickUpDay } = found.value
      if (state === 'handedOut' || state === 'returned')
        return refusedLinkPage(lang, 'alreadyHandedOut', t('notCancelledTitle'))
      if (state !== 'reserved') return cancelled(lang)
      const product = (await productsByDocumentId(database(), [documentId])).get(documentId)
      const day = formatDay(lang, pickUpDay)
      const title = titleOf(product, lang)
      return linkPage(lang, {
        status: 200,
        title: t('cancelTitle'),
        paragraphs: [title ? t('cancelQuestion', { product: title, day }) : t('cancelQuestionDay', { day })],
        button: t('cancel'),
      })
    },
    async act(link, { lang }) {
      const result = await cancelByLink(database(), link, new Date())
      if (result.ok) return cancelled(lang)
      return refusedLinkPage(lang, result.code, translator(lang, 'borrowing')('notCancelledTitle'))
    },
    onFailure(failure, { lang }) {
      const t = translator(lang, 'borrowing')
      return failedLinkPage(lang, failure, { title: t('notCancelledTitle'), text: t('cancelFailed') })
    },
  }),
)

function cancelled(lang: Language): Response {
  const t = translator(lang, 'borrowing')
  return linkPage(lang, { status: 200, title: t('cancelledTitle'), paragraphs: [t('cancelled')] })
}
