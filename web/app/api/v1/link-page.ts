import 'server-only'
import { createHash } from 'node:crypto'
import { translator } from '#web/i18n/translate.ts'
import { Html, html } from '#web/lib/html.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { errorMessage, retryHeader } from '#web/server/endpoint/error-response.ts'
import type { RawCall } from '#web/server/endpoint/raw-endpoint.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'

export type LinkPage = {
  readonly status: number
  readonly title: string
  readonly paragraphs: readonly string[]
  /**
   * Text of the button that carries out the link's action: mail programs open links on their own, so opening it must
   * change nothing.
   */
  readonly button?: string
}

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f5ef;color:#1f3033;font:18px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:36rem;padding:48px 32px;background:#fff;border-top:8px solid #cccc52}h1{margin:0 0 16px;font-size:28px;line-height:1.2}p{margin:0 0 24px}button{padding:14px 24px;border:0;background:#1f3033;color:#fff;font:inherit;font-weight:700;cursor:pointer}a{color:inherit}:focus-visible{outline:3px solid #1f3033;outline-offset:3px}`

/** The page needs no scripts, and allows none. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The parts of a mail's link: the id of its object, in the path, and the token that authorises it. */
export type Link = { readonly id: string; readonly token: string }

export function linkOf({ request, params }: Pick<RawCall, 'request' | 'params'>): Link {
  return { id: String(params.id), token: new URL(request.url).searchParams.get('token') ?? '' }
}

/**
 * The page behind a link in a mail. Its form posts to the page's own URL. That URL holds a token, so it is not sent as
 * a referrer, and the page is stored nowhere.
 */
export function linkPage(lang: Language, { status, title, paragraphs, button }: LinkPage): Response {
  const home = translator(lang, 'unsubscribe')('home')
  const texts = paragraphs.map((text) => html`<p>${text}</p>`)
  const form = button ? html`<form method="post"><p><button>${button}</button></p></form>` : ''
  const { markup } =
    html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><style>${new Html(style)}</style></head><body><main><h1>${title}</h1>${texts}${form}<a href="${homeLink(lang)}">${home}</a></main></body></html>`
  return new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

/** The page of a link that does not work, or not any more. */
export function refusedLinkPage(lang: Language, code: ApiCode, title: string): Response {
  const { status, [lang]: text } = apiErrors[code]
  return linkPage(lang, { status, title, paragraphs: [text] })
}

/**
 * The page when the link could not be followed, with the failure's own status. `text` is what it says when the shop
 * itself is at fault; a refused request is explained by its own message.
 */
export function failedLinkPage(
  lang: Language,
  failure: Failure<ApiCode>,
  { title, text }: { readonly title: string; readonly text: string },
): Response {
  const { status } = apiErrors[failure.code]
  const response = linkPage(lang, { status, title, paragraphs: [status >= 500 ? text : errorMessage(failure, lang)] })
  for (const [name, value] of Object.entries(retryHeader(failure))) response.headers.set(name, value)
  return response
}
