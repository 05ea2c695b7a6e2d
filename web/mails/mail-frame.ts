import { html } from '#web/lib/html.ts'
import type { Language } from '#web/routing/languages.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { Part } from './mail-parts.ts'
import { colours, darkStyle, font } from './mail-style.ts'
import { unbrokenWords } from './unbroken-words.ts'

/** The content of a template: the subject and everything inside the frame that all mails share. */
export type MailContent = {
  readonly subject: string
  /** Shown by lists of mails after the subject; not part of the open mail. */
  readonly preheader: string
  readonly parts: readonly Part[]
  /** Why the reader gets the mail, in small print. */
  readonly reason: string
  /** More links in small print. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /**
   * The address at which the reader can stop mails like this one: a link, and one click in mail programs (RFC 8058).
   */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
  readonly attachments?: OutgoingMail['attachments']
}

/** Keeps the text that follows out of the preview in lists of mails. */
const filler = html`${'\u034f \u200c '.repeat(40)}`

/** The mail as text, and as HTML that mail programs of all ages show: tables, styles in attributes, no pictures. */
export function frameMail(
  { subject, preheader, parts, reason, links = [], unsubscribe }: MailContent,
  lang: Language,
  { shopName, address, siteOrigin }: Sender,
): { readonly text: string; readonly html: string } {
  const home = `${siteOrigin}/${lang}`
  const smallLinks = [...links, ...(unsubscribe ? [unsubscribe] : [])]
  const linkTexts = smallLinks.map(({ label, url }) => `${label}: ${url}`)
  const text = [...parts.map((part) => part.text), reason, ...linkTexts, `-- \n${shopName}\n${home}\n${address}`].join(
    '\n\n',
  )

  const small = `font-size:13px;line-height:20px;color:${colours.quiet}`
  const quietLink = (label: string, url: string) =>
    html`<a class="quiet" href="${url}" style="color:${colours.quiet}">${unbrokenWords(label)}</a>`
  const stop = smallLinks.map(({ label, url }) => html` ${quietLink(label, url)}`)
  const { markup } = html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${darkStyle}</style></head>
<body class="ground" style="margin:0;padding:0;background:${colours.ground}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}${filler}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.ground}"><tr><td align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.card}">
<tr><td style="height:8px;line-height:8px;background:${colours.accent}">&nbsp;</td></tr>
<tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:${colours.text}">
<p class="text" style="margin:0 0 24px;font-weight:700;color:${colours.text}">${shopName}</p>
${parts.map((part) => part.html)}
</td></tr>
<tr><td class="line" style="padding:24px 32px 32px;border-top:1px solid ${colours.line};${font}">
<p class="quiet" style="margin:0 0 8px;${small}">${unbrokenWords(reason)}${stop}</p>
<p class="quiet" style="margin:0;${small}">${quietLink(shopName, home)} · ${quietLink(address, `mailto:${address}`)}</p>
</td></tr>
</table></td></tr></table>
</body>
</html>`
  return { text, html: markup }
}
