import { linkEndpoints } from '#web/app/api/v1/link-endpoints.ts'
import { unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import { database } from '#web/server/db/database.ts'
import { checkReplyMailLink, type ReplyMailLink, unsubscribeFromReplies } from '#web/server/discussion/unsubscribe.ts'
import type { RawCall } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  ...linkEndpoints({
    path: '/api/v1/reply-mails/{id}/unsubscribe',
    summary: {
      page: "The page that a reply mail's unsubscribe link opens; it asks first. `token` and `scope` are in the query.",
      button:
        "Stops the reply mails that the link belongs to. Called by the page's button and by mail programs (RFC 8058).",
    },
    async ask(link, call) {
      const checked = await checkReplyMailLink(database(), { ...link, scope: scopeOf(call) })
      return unsubscribePage(call.lang, checked.ok ? 'question' : 'unknown', textsOf(call))
    },
    async act(link, call) {
      const result = await unsubscribeFromReplies(database(), { ...link, scope: scopeOf(call) })
      return unsubscribePage(call.lang, result.ok ? 'done' : 'unknown', textsOf(call))
    },
    onFailure: (failure, call) => unsubscribeFailedPage(call.lang, failure, textsOf(call)),
  }),
)

function scopeOf({ request }: Pick<RawCall, 'request'>): ReplyMailLink['scope'] {
  return new URL(request.url).searchParams.get('scope') === 'post' ? 'post' : 'all'
}

function textsOf(call: Pick<RawCall, 'request' | 'lang'>) {
  return texts(call.lang, scopeOf(call) === 'post' ? 'unsubscribePost' : 'unsubscribeReplies')
}
