import 'server-only'
import { createHash } from 'node:crypto'
import { translator } from '#web/i18n/translate.ts'
import { Html, html } from '#web/lib/html.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { apiErrors } from '#web/services/backend/api-errors.ts'

export type UnsubscribeState = 'question' | 'done' | 'unknown' | 'failed'

const statuses = { question: 200, done: 200, unknown: 404, failed: 503 } as const satisfies Record<
  UnsubscribeState,
  number
>

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f5ef;color:#1f3033;font:18px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:36rem;padding:48px 32px;background:#fff;border-top:8px solid #cccc52}h1{margin:0 0 16px;font-size:28px;line-height:1.2}p{margin:0 0 24px}button{padding:14px 24px;border:0;background:#1f3033;color:#fff;font:inherit;font-weight:700;cursor:pointer}a{color:inherit}:focus-visible{outline:3px solid #1f3033;outline-offset:3px}`

/** The page needs no scripts, and allows none. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** What one kind of mail's page says: before the click, and after it. */
export type UnsubscribeTexts = Readonly<
  Record<'title' | 'question' | 'confirm' | 'doneTitle' | 'done' | 'failed', string>
>

/**
 * The page behind a mail's unsubscribe link. Its form posts to the page's own URL. That URL holds the token, so it is not sent as a
 * referrer.
 */
export function unsubscribePage(lang: Language, state: UnsubscribeState, texts: UnsubscribeTexts): Response {
  const { title, text, form } = content(lang, state, texts)
  const home = translator(lang, 'unsubscribe')('home')
  const { markup } =
    html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><style>${new Html(style)}</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}<a href="${homeLink(lang)}">${home}</a></main></body></html>`
  return new Response(markup, {
    status: statuses[state],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

function content(
  lang: Language,
  state: UnsubscribeState,
  texts: UnsubscribeTexts,
): { title: string; text: string; form: Html | '' } {
  const t = translator(lang, 'unsubscribe')
  if (state === 'question') {
    const form = html`<form method="post"><p><button>${texts.confirm}</button></p></form>`
    return { title: texts.title, text: texts.question, form }
  }
  if (state === 'done') return { title: texts.doneTitle, text: texts.done, form: '' }
  if (state === 'failed') return { title: t('failedTitle'), text: texts.failed, form: '' }
  return { title: t('unknownTitle'), text: apiErrors.noSuchNotification[lang], form: '' }
}
