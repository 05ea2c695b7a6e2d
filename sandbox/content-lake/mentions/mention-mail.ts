import { html } from 'hono/html'
import type { User } from '../auth/people.ts'
import type { Notice } from './notices.ts'
import { nameOf } from './plain-text.ts'

const SENDER = { name: 'Tretopp Studio', address: 'studio@tretopp.example' }

const SUBJECTS: Readonly<Record<Notice['reason'], (from: string, title: string) => string>> = {
  comment: (from, title) => `${from} nevnte deg i en kommentar til «${title}»`,
  task: (from, title) => `${from} nevnte deg i oppgaven «${title}»`,
  assigned: (from, title) => `${from} ga deg oppgaven «${title}»`,
}

/**
 * The mail to a member of the staff who was mentioned or given a task.
 * @param from id of who wrote
 */
export function mentionMail(to: User, from: string, { reason, title, text, url }: Notice, studioOrigin: string) {
  const subject = SUBJECTS[reason](nameOf(from), title)
  const link = isIn(url, studioOrigin) ? url : studioOrigin
  const action = reason === 'comment' ? 'Åpne kommentaren' : 'Åpne oppgaven'
  const body = html`<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3ea;color:#1f3033;font:16px/24px sans-serif">
<div style="max-width:528px;margin:0 auto;padding:32px;background:#ffffff;border-top:8px solid #cccc52">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${subject}</h1>
${text ? html`<p style="margin:0 0 24px;white-space:pre-line">${text}</p>` : ''}
<p style="margin:0"><a href="${link}" style="color:#1f3033">${action}</a></p></div></body></html>`
  return {
    from: SENDER,
    to: to.email,
    subject,
    text: [subject, text, `${action}: ${link}`].filter(Boolean).join('\n\n'),
    html: String(body),
  }
}

/** The address comes from a comment: a mail leads nowhere but to the Studio. */
function isIn(url: string | undefined, studioOrigin: string): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).origin === new URL(studioOrigin).origin
}
