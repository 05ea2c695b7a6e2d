import { removedFromHtml } from '#web/domain/content/html-rules.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

type Part = 'the elements {names}' | 'the attributes {names}' | 'the addresses {names}'

const part = (what: Part, names: readonly string[]) => (names.length > 0 ? [t(what, { names: names.join(', ') })] : [])

/** Warns of everything in the HTML that visitors do not get, by the storefront's own rules. */
export function checkHtmlKept(html: string | undefined): Verdict {
  const { tags, attributes, links } = removedFromHtml(html ?? '')
  const removed = [
    ...part(
      'the elements {names}',
      tags.map((tag) => `<${tag}>`),
    ),
    ...part('the attributes {names}', attributes),
    ...part('the addresses {names}', links),
  ]
  return (
    removed.length === 0 ||
    t('Visitors do not get all of this. These are removed: {parts}.', { parts: removed.join('; ') })
  )
}
