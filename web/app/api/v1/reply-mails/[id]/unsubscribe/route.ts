import { linkOf } from '#web/app/api/v1/link-page.ts'
import { type UnsubscribeState, unsubscribeFailedPage, unsubscribePage } from '#web/app/api/v1/unsubscribe-page.ts'
import { texts } from '#web/i18n/translate.ts'
import { database } from '#web/server/db/database.ts'
import { checkReplyMailLink, type ReplyMailLink, unsubscribeFromReplies } from '#web/server/discussion/unsubscribe.ts'
import { type RawCall, rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'

const path = '/api/v1/reply-mails/{id}/unsubscribe'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // The link in a mail. It asks first, because mail programs open links on their own.
  rawEndpoint({
    method: 'GET',
    path,
    summary: "The page behind a reply mail's unsubscribe link. It asks first; `token` and `scope` are in the query.",
    async run(call) {
      const checked = await checkReplyMailLink(database(), replyLinkOf(call))
      return page(call, checked.ok ? 'question' : 'unknown')
    },
    onFailure: (failure, call) => unsubscribeFailedPage(call.lang, failure, textsOf(call)),
  }),
  // The page's button, and the one click in mail programs (RFC 8058), which come from no page: the token authorises it.
  rawEndpoint({
    method: 'POST',
    path,
    summary:
      'Stops the reply mails of the link: the button of the page, and the one click of mail programs (RFC 8058).',
    origin: 'any',
    async run(call) {
      const result = await unsubscribeFromReplies(database(), replyLinkOf(call))
      return page(call, result.ok ? 'done' : 'unknown')
    },
    onFailure: (failure, call) => unsubscribeFailedPage(call.lang, failure, textsOf(call)),
  }),
)

function replyLinkOf(call: RawCall): ReplyMailLink {
  return { ...linkOf(call), scope: scopeOf(call) }
}

function scopeOf({ request }: Pick<RawCall, 'request'>): ReplyMailLink['scope'] {
  return new URL(request.url).searchParams.get('scope') === 'post' ? 'post' : 'all'
}

function page(call: Pick<RawCall, 'request' | 'lang'>, state: UnsubscribeState): Response {
  return unsubscribePage(call.lang, state, textsOf(call))
}

function textsOf(call: Pick<RawCall, 'request' | 'lang'>) {
  return texts(call.lang, scopeOf(call) === 'post' ? 'unsubscribePost' : 'unsubscribeReplies')
}
