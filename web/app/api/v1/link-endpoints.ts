import 'server-only'
import { type RawCall, rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import type { Failure } from '#web/server/result.ts'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import { type Link, linkOf } from './link-page.ts'

type LinkEndpoints = {
  readonly path: `/api/${string}`
  /** For the API description: what the page is about, and what its button does. */
  readonly summary: { readonly page: string; readonly button: string }
  /** The page, which changes nothing: mail programs open links on their own. */
  readonly ask: (link: Link, call: RawCall) => Promise<Response>
  /** Carries out the link's action; its token authorises it. */
  readonly act: (link: Link, call: RawCall) => Promise<Response>
  readonly onFailure: (failure: Failure<ApiCode>, call: Pick<RawCall, 'request' | 'lang'>) => Response
}

/** The endpoints behind a link in a mail: a page that asks, and its button. */
export function linkEndpoints({ path, summary, ask, act, onFailure }: LinkEndpoints) {
  return [
    rawEndpoint({ method: 'GET', path, summary: summary.page, run: (call) => ask(linkOf(call), call), onFailure }),
    rawEndpoint({
      method: 'POST',
      path,
      summary: summary.button,
      // The one click in mail programs (RFC 8058) comes from no page.
      origin: 'any',
      run: (call) => act(linkOf(call), call),
      onFailure,
    }),
  ]
}
