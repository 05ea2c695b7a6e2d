import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { failedLinkPage, linkPage, refusedLinkPage } from '#web/app/api/v1/link-page.ts'
import { mailSender } from '#web/content/mail-sender.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import type { Language } from '#web/routing/languages.ts'
import { crowdfundedProducts } from '#web/server/catalogue/products.ts'
import { findByConfirmLink } from '#web/server/crowdfunding/confirm-reservation.ts'
import { confirmByLink } from '#web/server/crowdfunding/place-reservation.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/reservations/{id}/confirm',
    summary: {
      page: 'The page behind the link that confirms a reservation. It asks first; `token` is in the query.',
      button: 'Confirms the reservation of the link: the button of the page.',
    },
    async ask(link, { lang }) {
      const t = translator(lang, 'reservations')
      const found = await findByConfirmLink(database(), link, new Date())
      if (!found.ok) return refusedLinkPage(lang, found.code, t('notConfirmedTitle'))
      if (found.value.state === 'confirmed') return confirmed(lang)
      return linkPage(lang, {
        status: 200,
        title: t('confirmTitle'),
        paragraphs: [t('confirmQuestion'), ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)],
        button: t('confirm'),
      })
    },
    async act(link, { lang }) {
      const [queue, sender, campaigns] = await Promise.all([jobQueue(), mailSender(), crowdfundedProducts(database())])
      const result = await confirmByLink({ database: database(), queue, sender, campaigns, now: new Date() }, link)
      if (result.ok) return confirmed(lang)
      return refusedLinkPage(lang, result.code, translator(lang, 'reservations')('notConfirmedTitle'))
    },
    onFailure(failure, { lang }) {
      const t = translator(lang, 'reservations')
      return failedLinkPage(lang, failure, { title: t('notConfirmedTitle'), text: t('confirmFailed') })
    },
  }),
)

function confirmed(lang: Language): Response {
  const t = translator(lang, 'reservations')
  return linkPage(lang, { status: 200, title: t('confirmedTitle'), paragraphs: [t('confirmed')] })
}
