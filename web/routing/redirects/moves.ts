import { type Language, languages } from '../languages.ts'
import { discussionLink, genderClothingTypeLink, genders, type LinkableDocument, pageLink } from '../links.ts'
import type { Move } from './plan.ts'

/** Every address of a document in a language, in an order that is the same before and after a change; undefined where it has none. */
function addressesOf(language: Language, document: LinkableDocument): (string | undefined)[] {
  const slug = document.slug?.[language]?.current
  const page = pageLink(language, document)
  if (document._type === 'product') return [page, discussionLink(language, slug)]
  if (document._type !== 'clothingType') return [page]
  return [page, ...genders.map((gender) => genderClothingTypeLink(language, gender, slug))]
}

function move(before: LinkableDocument, after: LinkableDocument): Move[] {
  return languages.flatMap((language) => {
    const now = addressesOf(language, after)
    return addressesOf(language, before).flatMap((from, index) => {
      const to = now[index]
      return from && to && from !== to ? [{ from, to }] : []
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
