import { confirmedLinkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { mailSender } from '#web/content/mail-sender.ts'
import { translator } from '#web/i18n/translate.ts'
import { reservedLineTexts } from '#web/mails/reserved-lines.ts'
import { crowdfundedProducts } from '#web/server/catalogue/products.ts'
import { findByConfirmLink } from '#web/server/crowdfunding/confirm-reservation.ts'
import { confirmByLink } from '#web/server/crowdfunding/place-reservation.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...confirmedLinkEndpoints({
    path: '/api/v1/reservations/{id}/confirm',
    summary: {
      page: 'The page behind the link that confirms a reservation. It asks first; `token` is in the query.',
      button: 'Confirms the reservation of the link: the button of the page.',
    },
    texts(lang) {
      const t = translator(lang, 'reservations')
      return {
        title: t('confirmTitle'),
        button: t('confirm'),
        doneTitle: t('confirmedTitle'),
        done: t('confirmed'),
        refusedTitle: t('notConfirmedTitle'),
        failedTitle: t('notConfirmedTitle'),
        failed: t('confirmFailed'),
      }
    },
    async ask(link, lang) {
      const found = await findByConfirmLink(database(), link, new Date())
      if (!found.ok) return found
      if (found.value.state === 'confirmed') return success('done' as const)
      const question = translator(lang, 'reservations')('confirmQuestion')
      return success([question, ...reservedLineTexts(translator(lang, 'mail'), lang, found.value.lines)])
    },
    async act(link) {
      const [queue, sender, campaigns] = await Promise.all([jobQueue(), mailSender(), crowdfundedProducts(database())])
      return await confirmByLink({ database: database(), queue, sender, campaigns, now: new Date() }, link)
    },
  }),
)
