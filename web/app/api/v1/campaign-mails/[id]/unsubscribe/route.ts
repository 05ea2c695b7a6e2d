import { linkOf } from '#web/app/api/v1/link-page.ts'
import { type UnsubscribeState, unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { checkStartMailLink, unsubscribeFromStarts } from '#web/server/crowdfunding/unsubscribe-starts.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'

const path = '/api/v1/campaign-mails/{id}/unsubscribe'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary:
      'The page behind the unsubscribe link of a mail about new campaigns. It asks first; `token` is in the query.',
    async run(call) {
      const checked = await checkStartMailLink(database(), linkOf(call))
      return page(call.lang, checked.ok ? 'question' : 'unknown')
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribeCampaigns')),
  }),
  // The page's button, and the one click in mail programs (RFC 8058), which come from no page: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Stops mails about new campaigns: the button of the page, and the one click of mail programs (RFC 8058).',
    origin: 'any',
    async run(call) {
      const result = await unsubscribeFromStarts(database(), await jobQueue(), linkOf(call), new Date())
      return page(call.lang, result.ok ? 'done' : 'unknown')
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribeCampaigns')),
  }),
)

function page(lang: Language, state: UnsubscribeState): Response {
  return unsubscribePage(lang, state, texts(lang, 'unsubscribeCampaigns'))
}
