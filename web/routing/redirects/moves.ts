import { languages } from '../languages.ts'
import { addressesOf, type LinkableDocument } from '../links.ts'
import type { Move } from './plan.ts'

function move(before: LinkableDocument, after: LinkableDocument): Move[] {
  return languages.flatMap((lang) => {
    const now = addressesOf(lang, after)
    return addressesOf(lang, before).flatMap(({ page, gender, href: from }) => {
      const to = now.find((address) => address.page === page && address.gender === gender)?.href
      return to && from !== to ? [{ from, to }] : []
    })
  })
}

/**
 * Paths that change when a document is published, in both languages. The pages of a category (`members`) move with it.
 * A page that had no address, or has none any more, does not move.
 */
export function movesOf(
  before: LinkableDocument,
  after: LinkableDocument,
  members: readonly LinkableDocument[] = [],
): Move[] {
  if (after._type !== 'categoryPage') return move(before, after)
  const withMembers = members.flatMap((member) =>
    move({ ...member, category: { slug: before.slug } }, { ...member, category: { slug: after.slug } }),
  )
  return [...move(before, after), ...withMembers]
}
