import { html, raw } from 'hono/html'
import type { Mail } from './mail-store.ts'

/** A mail of the shop with invented data, as `sampleMails` returns it. */
type Sample = {
  readonly kind: string
  readonly mail: {
    readonly lang?: string | undefined
    readonly from: { readonly name: string; readonly address: string }
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html: string
  }
}

type Markup = ReturnType<typeof html>

const style = `
  :root { color: #1f3033; background: #f6f5ef; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem }
  h1 { font-size: 1.75rem; margin: 0 0 1.5rem }
  h1::before { content: ''; display: block; width: 3rem; height: .5rem; margin-bottom: .75rem; background: #cccc52 }
  a { color: inherit; text-underline-offset: .2em }
  a:focus-visible { outline: 3px solid #1f3033; outline-offset: 3px }
  ol { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #d9d8cd }
  li + li { border-top: 1px solid #d9d8cd }
  li a { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1.5rem; padding: 1rem 1.25rem; text-decoration: none }
  li a:hover { background: #fbfbe9 }
  strong { grid-column: 1 }
  time { color: #55666a; white-space: nowrap }
  .to { grid-column: 1 / -1; color: #55666a; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
  dt { color: #55666a } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 40rem; border: 1px solid #d9d8cd; background: #fff }
  .narrow { max-width: 375px }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; background: #fff; border: 1px solid #d9d8cd; font: inherit }
`

/** Every mail, in the given order. */
export function listPage(mails: readonly Mail[]): Markup {
  const rows = mails.map(
    ({ id, subject, to, date }) => html`<li><a href="/messages/${id}">
      <strong>${subject || 'No subject'}</strong><time datetime="${date}">${shown(date)}</time><span class="to">to ${to}</span>
    </a></li>`,
  )
  const list = rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail yet. Whatever the shop sends lands here.</p>`
  return page('Inbox', html`<h1>Inbox</h1>${list}<p><a href="/samples">Samples of every mail</a></p>`)
}

/** Every kind of mail in each language. */
export function samplesPage(groups: readonly { readonly lang: string; readonly samples: readonly Sample[] }[]): Markup {
  const lists = groups.map(({ lang, samples }) => {
    const rows = samples.map(
      ({ kind, mail }) => html`<li><a href="/samples/${lang}/${kind}">
        <strong lang="${lang}">${mail.subject}</strong><span class="to">${kind}</span>
      </a></li>`,
    )
    return html`<h2>${lang}</h2><ol>${rows}</ol>`
  })
  return page('Samples', html`<p><a href="/">Inbox</a></p><h1>Samples of every mail</h1>${lists}`)
}

/** One sample, wide and as on a telephone. */
export function samplePage({ kind, mail }: Sample): Markup {
  const { subject, from, text, html: body } = mail
  return page(
    subject,
    html`<p><a href="/samples">Samples</a></p><h1>${subject}</h1>
      <dl><dt>Kind</dt><dd>${kind}</dd><dt>Language</dt><dd>${mail.lang}</dd><dt>From</dt><dd>${from.name} &lt;${from.address}&gt;</dd></dl>
      ${mailFrame(body, 'The mail')}<h2>On a telephone</h2><div class="narrow">${mailFrame(body, 'The mail on a telephone')}</div>
      <h2>As plain text</h2><pre>${text}</pre>`,
  )
}

/** One mail: its HTML in a frame without scripts, and its plain text. */
export function mailPage({ id, subject, from, to, date, text, html: body }: Mail): Markup {
  const frame = body ? mailFrame(body, 'The mail') : ''
  return page(
    subject,
    html`<p><a href="/">Inbox</a></p><h1>${subject || 'No subject'}</h1>
      <dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Came</dt><dd>${shown(date)}</dd></dl>
      ${frame}<h2>As plain text</h2><pre>${text}</pre><p><a href="/messages/${id}/raw">Everything that was sent</a></p>`,
  )
}

/** Without scripts; links open next to the inbox. */
function mailFrame(body: string, title: string): Markup {
  const inHead = body.replace('<head>', '<head><base target="_blank">')
  const content = inHead === body ? `<base target="_blank">${body}` : inHead
  return html`<iframe sandbox="allow-popups" title="${title}" srcdoc="${content}"></iframe>`
}

function shown(date: string): string {
  return new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}

function page(title: string, content: Markup): Markup {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><style>${raw(style)}</style></head><body>${content}</body></html>`
}
