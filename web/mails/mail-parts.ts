import { type Html, html } from '#web/lib/html.ts'
import { colours } from './mail-style.ts'
import { unbrokenWords } from './unbroken-words.ts'

/** A part of a mail in both forms. */
export type Part = { readonly html: Html; readonly text: string }

/**
 * Names, addresses and members' texts may hold words wider than a phone; not every mail program knows the newer
 * property.
 */
const breakable = 'word-break:break-word;overflow-wrap:anywhere'

/** The mail's title, once and first. */
export function heading(text: string): Part {
  const style = `margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;${breakable}`
  return { text, html: html`<h1 class="text" style="${style};color:${colours.text}">${unbrokenWords(text)}</h1>` }
}

export function paragraph(text: string): Part {
  return {
    text,
    html: html`<p class="text" style="margin:0 0 16px;${breakable};color:${colours.text}">${unbrokenWords(text)}</p>`,
  }
}

/** Facts below one another, such as the lines of an order. */
export function facts(lines: readonly string[]): Part {
  const items = lines.map((line) => html`<li style="margin:0 0 4px">${unbrokenWords(line)}</li>`)
  return {
    text: lines.map((line) => `- ${line}`).join('\n'),
    html: html`<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;${breakable};color:${colours.text}">${items}</ul>`,
  }
}

/** Text that a person wrote: line breaks stay. */
export function quote(text: string): Part {
  const style = `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${colours.accent};white-space:pre-line;${breakable}`
  return {
    text: text.replace(/^/gm, '> '),
    html: html`<p class="text" style="${style};color:${colours.text}">${text}</p>`,
  }
}

/** A code that the reader types elsewhere: large, and selected as a whole by a click. */
export function code(text: string): Part {
  const style = 'margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px;user-select:all'
  return { text, html: html`<p class="text" style="${style};color:${colours.text}">${text}</p>` }
}

/** A link in a line of its own, which few readers look for. */
export function link(label: string, url: string): Part {
  const style = `font-size:15px;line-height:22px;color:${colours.text}`
  return {
    text: `${label}: ${url}`,
    html: html`<p class="text" style="margin:0 0 16px"><a class="text" href="${url}" style="${style}">${label}</a></p>`,
  }
}

/** Progress: `label` says it in words, the bar shows it. `percent` is from 0 to 100. */
export function progress(label: string, percent: number): Part {
  const width = Math.round(Math.min(100, Math.max(0, percent)))
  const frame = `margin:0 0 24px;height:10px;border:1px solid ${colours.text}`
  const bar = `width:${width}%;height:10px;background:${colours.accent}`
  return {
    text: label,
    html: html`<p class="text" style="margin:0 0 8px;font-weight:700;color:${colours.text}">${label}</p>
<div style="${frame}" aria-hidden="true"><div style="${bar}"></div></div>`,
  }
}

/** A link as a button, with its address below for programs in which the button does not work. */
export function button(label: string, url: string): Part {
  const style = `display:inline-block;padding:14px 24px;background:${colours.text};color:${colours.card};text-decoration:none;font-weight:700`
  const address = `font-size:13px;line-height:20px;word-break:break-all;color:${colours.quiet}`
  return {
    text: `${label}: ${url}`,
    html: html`<p style="margin:24px 0 12px"><a class="button" href="${url}" style="${style}">${label}</a></p>
<p style="margin:0 0 16px"><a class="quiet" href="${url}" style="${address}">${url}</a></p>`,
  }
}
