import { confirmedLinkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { translator } from '#web/i18n/translate.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { checkNewsletterLink, confirmNewsletter } from '#web/server/newsletter/confirm-newsletter.ts'
import { failure, success } from '#web/server/result.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...confirmedLinkEndpoints({
    path: '/api/v1/newsletter/{id}/confirm',
    summary: {
      page: 'The page behind the link that confirms the newsletter. It asks first; `token` is in the query.',
      button: 'Confirms the newsletter of the link: the button of the page.',
    },
    texts(lang) {
      const t = translator(lang, 'newsletterLink')
      return {
        title: t('title'),
        button: t('confirm'),
        doneTitle: t('confirmedTitle'),
        done: t('confirmed'),
        refusedTitle: t('expiredTitle'),
        failedTitle: t('failedTitle'),
        failed: t('failed'),
      }
    },
    async ask(link, lang) {
      const checked = await checkNewsletterLink(database(), link, new Date())
      if (!checked.ok) return failure('newsletterLinkExpired')
      if (checked.value.isConfirmed) return success('done' as const)
      return success([translator(lang, 'newsletterLink')('question')])
    },
    async act(link) {
      const result = await confirmNewsletter(database(), link, new Date())
      return result.ok ? result : failure('newsletterLinkExpired')
    },
  }),
)
