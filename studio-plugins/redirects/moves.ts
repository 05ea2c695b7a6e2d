import { languages } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import type { Move } from './plan.ts'

/** A routable document with the slugs of its category. */
export type Addressed = LinkableDocument

function move(before: Addressed, after: Addressed): Move[] {
  return languages.flatMap((language) => {
    const from = pageLink(language, before)
    const to = pageLink(language, after)
    return from && to && from !== to ? [{ from, to }] : []
  })
}

/**
 * Paths that change when a document is published, in both languages. The pages of a category (`members`) move with it.
 * A page that had no address, or has none any more, does not move.
 */
export function movesOf(before: Addressed, after: Addressed, members: readonly Addressed[] = []): Move[] {
  if (after._type !== 'categoryPage') return move(before, after)
  const withMembers = members.flatMap((member) =>
    move({ ...member, category: { slug: before.slug } }, { ...member, category: { slug: after.slug } }),
  )
  return [...move(before, after), ...withMembers]
}
