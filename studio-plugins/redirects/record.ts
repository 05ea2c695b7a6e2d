import type { SanityClient, SanityDocument } from 'sanity'
import type { LocalizedSlug } from '#web/routing/links.ts'
import { type Addressed, movesOf } from './moves.ts'
import { planRedirects, type StoredRedirect } from './plan.ts'

/** How long publishing may take before the wait is given up. */
const patienceMs = 30_000
const pauseMs = 250

const categorySlug = '*[_id == $id][0].slug'
const membersOf = '*[_type in ["page", "contentPage"] && category._ref == $id]{_type, slug}'
const redirects =
  '*[_type == "redirect" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, from, to}'

export type RoutedDocument = SanityDocument & Addressed & { category?: { _ref?: string } | null }

async function withCategory(client: SanityClient, document: RoutedDocument): Promise<Addressed> {
  const id = document.category?._ref
  const slug = id ? await client.fetch<LocalizedSlug>(categorySlug, { id }) : undefined
  return { ...document, category: slug ? { slug } : null }
}

/** Waits until the lake has published the revision after `before`; the Studio does not say when it is done. */
async function published(client: SanityClient, before: RoutedDocument): Promise<RoutedDocument | undefined> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const now = await client.getDocument<RoutedDocument>(before._id)
    if (now && now._rev !== before._rev) return now
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return undefined
}

/**
 * Once the document that was published as `before` is published anew, writes a redirect from each path that it left, in
 * one transaction with the removal of chains and loops. Answers how many paths moved. `client` reads published documents.
 */
export async function recordRedirects(client: SanityClient, before: RoutedDocument): Promise<number> {
  const [old, now] = await Promise.all([withCategory(client, before), published(client, before)])
  if (!now) return 0
  const members = now._type === 'categoryPage' ? await client.fetch<Addressed[]>(membersOf, { id: now._id }) : []
  const moves = movesOf(old, await withCategory(client, now), members)
  if (moves.length === 0) return 0
  const plan = planRedirects(moves, await client.fetch<StoredRedirect[]>(redirects))
  const transaction = client.transaction()
  for (const { _id, from, to } of plan.write) {
    transaction.createOrReplace({ _id, _type: 'redirect', from, to, permanent: true })
  }
  for (const id of plan.remove) transaction.delete(id)
  await transaction.commit({ tag: 'redirects', visibility: 'async' })
  return moves.length
}
