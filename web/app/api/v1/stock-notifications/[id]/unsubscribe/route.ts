import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { checkLink, unsubscribeFromStock } from '#web/server/stock-notifications/unsubscribe.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/stock-notifications/{id}/unsubscribe',
    summary: {
      page: "The page that a mail's unsubscribe link opens; it asks first. `token` is in the query.",
      button:
        "Deletes the address that the link belongs to. Called by the page's button and by mail programs (RFC 8058).",
    },
    async ask(link, { lang }) {
      const checked = await checkLink(database(), link)
      const state = !checked.ok ? 'unknown' : checked.value ? 'question' : 'done'
      return unsubscribePage(lang, state, texts(lang, 'unsubscribe'))
    },
    async act(link, { lang }) {
      const result = await unsubscribeFromStock(database(), await jobQueue(), link)
      return unsubscribePage(lang, result.ok ? 'done' : 'unknown', texts(lang, 'unsubscribe'))
    },
    onFailure: (failure, { lang }) => unsubscribeFailedPage(lang, failure, texts(lang, 'unsubscribe')),
  }),
)
