import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import { checkStartMailLink, unsubscribeFromStarts } from '#web/server/crowdfunding/unsubscribe-starts.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/campaign-mails/{id}/unsubscribe',
    summary: {
      page: 'The page behind the unsubscribe link of a mail about new campaigns. It asks first; `token` is in the query.',
      button: "Stops mails about new campaigns. Called by the page's button and by mail programs (RFC 8058).",
    },
    async ask(link, { lang }) {
      const checked = await checkStartMailLink(database(), link)
      return unsubscribePage(lang, checked.ok ? 'question' : 'unknown', texts(lang, 'unsubscribeCampaigns'))
    },
    async act(link, { lang }) {
      const result = await unsubscribeFromStarts(database(), await jobQueue(), link, new Date())
      return unsubscribePage(lang, result.ok ? 'done' : 'unknown', texts(lang, 'unsubscribeCampaigns'))
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribeCampaigns')),
  }),
)
