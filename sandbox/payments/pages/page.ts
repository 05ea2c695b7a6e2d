import { html } from 'hono/html'
import type { PaymentsContext } from '../http/environment.ts'

export type Markup = ReturnType<typeof html>

export const PAGE_STYLE = `
:root { color: #1f3033; background: #f6f5ef; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem 4rem }
body.wide { max-width: 64rem }
main { padding: 1.5rem; background: #fff; border: 1px solid #d9d8cd }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 2rem 0 .5rem; font-size: 1.15rem }
.amount { margin: 1rem 0; font-size: 1.5rem; font-weight: 600 }
.note { color: #46565a; overflow-wrap: anywhere }
form { display: grid; gap: .75rem; margin-top: 1.5rem }
td form { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0 }
time { white-space: nowrap }
button { min-height: 3rem; padding: .5rem 1rem; border: 2px solid #1f3033; border-radius: 4px; color: #1f3033; background: #fff; font: inherit; font-weight: 600; cursor: pointer }
td button { min-height: 2rem; padding: 0 .5rem }
button.primary { color: #fff; background: #1f3033 }
button:hover { text-decoration: underline }
a { color: inherit; text-underline-offset: .2em }
:focus-visible { outline: 3px solid #0b5fff; outline-offset: 3px }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d9d8cd; text-align: start; vertical-align: top }
.scroll { overflow-x: auto }
code { font-family: ui-monospace, monospace; white-space: nowrap }
`

/** Submits the form that returns the shopper to the shop. */
export const SUBMIT_SCRIPT = 'document.querySelector("form[data-submit]")?.submit()\n'

type PageOptions = {
  readonly language: 'nb' | 'en'
  readonly title: string
  /** Origins other than this one that the page's forms lead to. */
  readonly formTargets?: readonly string[]
  readonly wide?: boolean
  readonly submits?: boolean
}

/** A plain page with a strict security policy. */
export function page(c: PaymentsContext, options: PageOptions, content: Markup): Response | Promise<Response> {
  const { language, title, formTargets = [], wide, submits } = options
  c.header('content-security-policy', policy(formTargets))
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'strict-origin')
  c.header('x-content-type-options', 'nosniff')
  return c.html(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="/pages/page.css">${submits ? html`<script src="/pages/submit.js" defer></script>` : ''}
</head>
<body class="${wide ? 'wide' : 'narrow'}"><main>${content}</main></body>
</html>`)
}

function policy(formTargets: readonly string[]): string {
  const own =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  return `${own}; form-action ${["'self'", ...formTargets].join(' ')}`
}

/** `1 299,00 NOK`, as the language writes it. */
export function amountText({ currency, value }: { currency: string; value: number }, language: 'nb' | 'en'): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(value / 100)
}
