import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { failedLinkPage, linkPage, refusedLinkPage } from '#web/app/api/v1/link-page.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { database } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { checkNewsletterLink, confirmNewsletter } from '#web/server/newsletter/confirm-newsletter.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/newsletter/{id}/confirm',
    summary: {
      page: 'The page behind the link that confirms the newsletter. It asks first; `token` is in the query.',
      button: 'Confirms the newsletter of the link: the button of the page.',
    },
    async ask(link, { lang }) {
      const checked = await checkNewsletterLink(database(), link, new Date())
      if (!checked.ok) return expired(lang)
      if (checked.value.isConfirmed) return confirmed(lang)
      const t = translator(lang, 'newsletterLink')
      return linkPage(lang, { status: 200, title: t('title'), paragraphs: [t('question')], button: t('confirm') })
    },
    async act(link, { lang }) {
      const result = await confirmNewsletter(database(), link, new Date())
      return result.ok ? confirmed(lang) : expired(lang)
    },
    onFailure(failure, { lang }) {
      const t = translator(lang, 'newsletterLink')
      return failedLinkPage(lang, failure, { title: t('failedTitle'), text: t('failed') })
    },
  }),
)

function confirmed(lang: Language): Response {
  const t = translator(lang, 'newsletterLink')
  return linkPage(lang, { status: 200, title: t('confirmedTitle'), paragraphs: [t('confirmed')] })
}

function expired(lang: Language): Response {
  return refusedLinkPage(lang, 'newsletterLinkExpired', translator(lang, 'newsletterLink')('expiredTitle'))
}
