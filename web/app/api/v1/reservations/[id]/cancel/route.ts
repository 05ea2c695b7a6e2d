import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { failedLinkPage, linkPage, refusedLinkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import { cancelByLink, findByCancelLink } from '#web/server/crowdfunding/cancel-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/reservations/{id}/cancel',
    summary: {
      page: 'The page behind the link that cancels a reservation. It asks first; `token` is in the query.',
      button: 'Cancels the reservation of the link: the button of the page.',
    },
    async ask(link, { lang }) {
      const t = translator(lang, 'reservations')
      const found = await findByCancelLink(database(), link)
      if (!found.ok) return refusedLinkPage(lang, found.code, t('notCancelledTitle'))
      if (found.value.state !== 'confirmed') return cancelled(lang)
      return linkPage(lang, {
        status: 200,
        title: t('cancelTitle'),
        paragraphs: [t('cancelQuestion'), ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)],
        button: t('cancel'),
      })
    },
    async act(link, { lang }) {
      const result = await cancelByLink(database(), link)
      if (result.ok) return cancelled(lang)
      return refusedLinkPage(lang, result.code, translator(lang, 'reservations')('notCancelledTitle'))
    },
    onFailure(failure, { lang }) {
      const t = translator(lang, 'reservations')
      return failedLinkPage(lang, failure, { title: t('notCancelledTitle'), text: t('cancelFailed') })
    },
  }),
)

function cancelled(lang: Language): Response {
  const t = translator(lang, 'reservations')
  return linkPage(lang, { status: 200, title: t('cancelledTitle'), paragraphs: [t('cancelled')] })
}
