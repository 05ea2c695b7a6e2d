import { confirmedLinkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { formatDay } from '#web/i18n/days.ts'
import { translator } from '#web/i18n/translate.ts'
import { cancelByLink, findByCancelLink } from '#web/server/borrowing/cancel-borrowing.ts'
import { productsByDocumentId, titleOf } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...confirmedLinkEndpoints({
    path: '/api/v1/borrowings/{id}/cancel',
    summary: {
      page: 'The page behind the link that cancels a borrowing. It asks first; `token` is in the query.',
      button: 'Cancels the borrowing of the link: the button of the page.',
    },
    texts(lang) {
      const t = translator(lang, 'borrowing')
      return {
        title: t('cancelTitle'),
        button: t('cancel'),
        doneTitle: t('cancelledTitle'),
        done: t('cancelled'),
        refusedTitle: t('notCancelledTitle'),
        failedTitle: t('notCancelledTitle'),
        failed: t('cancelFailed'),
      }
    },
    async ask(link, lang) {
      const found = await findByCancelLink(database(), link)
      if (!found.ok) return found
      const { state, documentId, pickUpDay } = found.value
      if (state === 'handedOut' || state === 'returned') return failure('alreadyHandedOut')
      if (state !== 'reserved') return success('done' as const)
      const t = translator(lang, 'borrowing')
      const title = titleOf((await productsByDocumentId(database(), [documentId])).get(documentId), lang)
      const day = formatDay(lang, pickUpDay)
      return success([title ? t('cancelQuestion', { product: title, day }) : t('cancelQuestionDay', { day })])
    },
    act: (link) => cancelByLink(database(), link, new Date()),
  }),
)
