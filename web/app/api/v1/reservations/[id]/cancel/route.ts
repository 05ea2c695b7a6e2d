import { confirmedLinkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import { cancelByLink, findByCancelLink } from '#web/server/crowdfunding/cancel-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...confirmedLinkEndpoints({
    path: '/api/v1/reservations/{id}/cancel',
    summary: {
      page: 'The page behind the link that cancels a reservation. It asks first; `token` is in the query.',
      button: 'Cancels the reservation of the link: the button of the page.',
    },
    texts(lang) {
      const t = translator(lang, 'reservations')
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
      if (found.value.state !== 'confirmed') return success('done' as const)
      const question = translator(lang, 'reservations')('cancelQuestion')
      return success([question, ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)])
    },
    act: (link) => cancelByLink(database(), link),
  }),
)
