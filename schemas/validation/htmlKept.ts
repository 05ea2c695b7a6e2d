import { removedFromHtml } from '#web/domain/content/html-rules.ts'
import type { Verdict } from './codes.ts'

const part = (what: string, names: readonly string[]) => (names.length > 0 ? [`${what} ${names.join(', ')}`] : [])

/** Warns of everything in the HTML that visitors do not get, by the storefront's own rules. */
export function checkHtmlKept(html: string | undefined): Verdict {
  const { tags, attributes, links } = removedFromHtml(html ?? '')
  const removed = [
    ...part(
      'the elements',
      tags.map((tag) => `<${tag}>`),
    ),
    ...part('the attributes', attributes),
    ...part('the addresses', links),
  ]
  return removed.length === 0 || `Visitors do not get all of this. These are removed: ${removed.join('; ')}.`
}
