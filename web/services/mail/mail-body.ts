import type { Language } from '#web/routing/languages.ts'

/** What every mail of the shop consists of. All texts are plain; they are escaped here. */
export type MailContent = {
  readonly lang: Language
  readonly shopName: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** To be typed elsewhere: shown large. */
  readonly code?: string
  readonly button?: { readonly text: string; readonly url: string }
  /** Small print, with a link each. */
  readonly notes: readonly { readonly text: string; readonly linkText: string; readonly url: string }[]
}

/** The mail as text and as HTML that old and new mail programs show: a table, styles in attributes, no pictures. */
export function renderMailBody(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: asText(content), html: asHtml(content) }
}

function asText({ heading, paragraphs, code, button, notes, shopName }: MailContent): string {
  const small = notes.map(({ text, linkText, url }) => `${text}\n${linkText}: ${url}`)
  const action = button ? [`${button.text}: ${button.url}`] : []
  return [heading, ...paragraphs, ...(code ? [code] : []), ...action, ...small, `-- \n${shopName}`].join('\n\n')
}

const font = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"
const ink = '#1F3033'

function asHtml({ lang, shopName, heading, paragraphs, code, button, notes }: MailContent): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('')
  const small = notes.map(noteHtml).join('')
  const large = code
    ? `<p style="margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`
    : ''
  const action = button ? buttonHtml(button) : ''
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:#F6F5EF">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F6F5EF"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF">
<tr><td style="height:8px;line-height:8px;background:#CCCC52">&nbsp;</td></tr>
<tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:${ink}">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(shopName)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700">${escapeHtml(heading)}</h1>
${texts}
${large}${action}
</td></tr>
<tr><td style="padding:0 32px 32px;${font};font-size:13px;line-height:20px;color:#55666A">${small}</td></tr>
</table></td></tr></table>
</body>
</html>`
}

function buttonHtml({ text, url }: NonNullable<MailContent['button']>): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:${ink};color:#FFFFFF;text-decoration:none;font-weight:700">${escapeHtml(text)}</a></p>`
}

function noteHtml({ text, linkText, url }: MailContent['notes'][number]): string {
  const link = `<a href="${escapeHtml(url)}" style="color:#55666A">${escapeHtml(linkText)}</a>`
  return `<p style="margin:0 0 8px">${escapeHtml(text)} ${link}</p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
