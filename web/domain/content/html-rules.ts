import { safeHref } from './safe-href.ts'

/** Elements of the HTML block that visitors see; `h1` becomes `h2`. Of others only the text stays. */
export const htmlTags = [
  ...['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'figure', 'figcaption', 'img'],
  ...['details', 'summary', 'cite', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code', 'pre', 'mark', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Their attributes; all others are removed. */
export const htmlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  time: ['datetime'],
}

/** Elements that are removed with their text. */
export const htmlTagsWithoutText = ['script', 'style', 'textarea', 'option', 'noscript']

type RemovedHtml = {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
  /** Addresses of links that visitors cannot follow. */
  readonly links: readonly string[]
}

const comment = /<!--[\s\S]*?(?:-->|$)/g
const withoutText = new RegExp(`(<(${htmlTagsWithoutText.join('|')})\\b[^>]*>)[\\s\\S]*?(?:</\\2\\s*>|$)`, 'gi')
const startTag = /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The parts of an editor's HTML that visitors do not get, each once; for a message, not for safety. */
export function removedFromHtml(html: string): RemovedHtml {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const links = new Set<string>()
  const text = html.replaceAll(comment, '').replaceAll(withoutText, '$1')
  for (const [, name = '', rest = ''] of text.matchAll(startTag)) {
    const tag = name.toLowerCase()
    if (!htmlTags.includes(tag) && tag !== 'h1') {
      tags.add(tag)
      continue
    }
    for (const [, key = '', double, single, bare] of rest.matchAll(attribute)) {
      const href = double ?? single ?? bare ?? ''
      if (!htmlAttributes[tag]?.includes(key.toLowerCase())) attributes.add(key.toLowerCase())
      else if (key.toLowerCase() === 'href' && safeHref(href) === undefined) links.add(href)
    }
  }
  return { tags: [...tags], attributes: [...attributes], links: [...links] }
}
