import { linkOf } from '#web/app/api/v1/link-page.ts'
import { type UnsubscribeState, unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { checkLink, unsubscribeFromStock } from '#web/server/stock-notifications/unsubscribe.ts'

const path = '/api/v1/stock-notifications/{id}/unsubscribe'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: "The page behind a mail's unsubscribe link. It asks first; `token` is in the query.",
    async run(call) {
      const checked = await checkLink(database(), linkOf(call))
      if (!checked.ok) return page(call.lang, 'unknown')
      return page(call.lang, checked.value ? 'question' : 'done')
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribe')),
  }),
  // The page's button, and the one click in mail programs (RFC 8058), which come from no page: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary: 'Deletes the address of the link: the button of the page, and the one click of mail programs (RFC 8058).',
    origin: 'any',
    async run(call) {
      const result = await unsubscribeFromStock(database(), await jobQueue(), linkOf(call))
      return page(call.lang, result.ok ? 'done' : 'unknown')
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribe')),
  }),
)

function page(lang: Language, state: UnsubscribeState): Response {
  return unsubscribePage(lang, state, texts(lang, 'unsubscribe'))
}
