import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { LinkableDocument, LocalizedSlug } from '../routing/links.ts'
import { movesOf } from '../routing/redirects/moves.ts'
import { planRedirects, type StoredRedirect } from '../routing/redirects/plan.ts'
import { changesAddress, type Publication } from './cache-tags.ts'

const categorySlug = '*[_id == $id][0].slug'
const membersOf =
  '*[_type in ["page", "contentPage"] && category._ref == $id && ($before == null || _updatedAt < $before)]{_type, slug}'
const redirects = '*[_type == "redirect" && defined(from) && defined(to)]{_id, from, to}'

const slug = z.object({ current: z.string().nullish() }).nullish()
const localizedSlug = z.object({ nb: slug, en: slug }).nullish()
const routed = z.object({
  _type: z.string(),
  slug: localizedSlug,
  path: localizedSlug,
  category: z.object({ _ref: z.string() }).nullish(),
})

/**
 * Writes a redirect from each path that a published document left, however it came to be published: in the Studio, with a release or
 * through the API. A category that appears or goes moves its pages. One transaction takes chains and loops away too. Doing it again for
 * the same publication changes nothing.
 * Answers how many paths moved. `client` reads published documents and may write; what the lake refuses is thrown.
 */
export async function recordRedirects(client: SanityClient, publication: Publication): Promise<number> {
  const { _type, before, after } = publication
  const isWhole = before !== null && after !== null
  if (_type === 'redirect' || !(isWhole || _type === 'categoryPage') || !changesAddress(_type, before, after)) return 0
  const [old, now, members] = await Promise.all([
    addressed(client, before ?? { _type }),
    addressed(client, after ?? { _type }),
    _type === 'categoryPage' ? client.fetch<LinkableDocument[]>(membersOf, membersBefore(publication)) : [],
  ])
  const moves = movesOf(old, now, members)
  if (moves.length === 0) return 0
  const plan = planRedirects(moves, await client.fetch<StoredRedirect[]>(redirects))
  const transaction = client.transaction()
  for (const { _id, from, to } of plan.write) {
    transaction.createOrReplace({ _id, _type: 'redirect', from, to, permanent: true })
  }
  for (const id of plan.remove) transaction.delete(id)
  await transaction.commit({ tag: 'redirects', visibility: 'sync', returnDocuments: false })
  return moves.length
}

/** Of a new category, only pages that named it before move: those published with it or after it had no other address. */
function membersBefore({ _id, before, after }: Publication) {
  return { id: _id, before: before ? null : (after?._updatedAt ?? null) }
}

/** A document with what its address is made of. */
async function addressed(client: SanityClient, document: Record<string, unknown>): Promise<LinkableDocument> {
  const { category, ...own } = routed.parse(document)
  const slug = category ? await client.fetch<LocalizedSlug>(categorySlug, { id: category._ref }) : undefined
  return { ...own, category: slug ? { slug } : null }
}
