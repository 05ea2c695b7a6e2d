import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { LinkableDocument } from '../routing/links.ts'
import { movesOf } from '../routing/redirects/moves.ts'
import { planRedirects, type StoredRedirect } from '../routing/redirects/plan.ts'
import { typesInCategories } from '../routing/site-pages.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { changesAddress, type Publication } from './cache-tags.ts'
import { readAddress, readSlug } from './published-address.ts'

/**
 * For a new category, only pages that already referred to it move: those published with it or after it had no other
 * address.
 */
const surroundingsQuery = `{
  "current": *[_id == $id][0]{_updatedAt, slug, path, category, genders},
  "categories": *[_type == "categoryPage"]{_id, slug},
  "members": select($isCategory => *[_type in $memberTypes && category._ref == $id
    && ($before == null || _updatedAt < $before)]{_type, slug}),
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{_id, from, to, permanent}
}`

type Stored = Readonly<Record<string, unknown>>

const stored = z.record(z.string(), z.unknown())
const storedRedirect = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  permanent: z.boolean().nullish().catch(null),
})

/** What the lake holds around a publication. Only its outline is certain: any document in it may be malformed. */
const surroundings = z.object({
  current: stored.nullish(),
  categories: z.array(stored),
  members: z.array(stored).nullish(),
  redirects: z.array(stored),
})

/**
 * Writes a redirect from each path that a published document left, however it came to be published: in the Studio, with
 * a release or through the API. They lead to where the document is now, so that deliveries may come late, twice or in
 * another order. A category that appears or goes moves its pages. One transaction takes chains and loops away too. A
 * malformed address counts as none. Returns how many paths moved. `client` reads published documents and may write;
 * what the lake refuses is thrown.
 */
export async function recordRedirects(
  client: SanityClient,
  publication: Publication,
  signal?: AbortSignal,
): Promise<number> {
  const { _id, _type, before, after } = publication
  const isWhole = before !== null && after !== null
  if (_type === 'redirect' || !(isWhole || _type === 'categoryPage') || !changesAddress(_type, before, after)) return 0
  const membersBefore = before ? null : (after?._updatedAt ?? null)
  const params = {
    id: _id,
    isCategory: _type === 'categoryPage',
    before: membersBefore,
    memberTypes: typesInCategories,
  }
  const response = await runQuery(client, surroundingsQuery, params, { ...(signal && { signal }) })
  const around = surroundings.parse(response)
  const slugs = new Map(around.categories.map(({ _id, slug }) => [_id, readSlug(slug)]))
  const moves = movesOf(
    addressed(_type, before, slugs),
    addressed(_type, latest(after, around.current), slugs),
    around.members?.flatMap(member) ?? [],
  )
  if (moves.length === 0) return 0
  const existing = around.redirects.flatMap(readRedirect)
  const { write, remove } = planRedirects(moves, existing)
  const missing = write.filter((redirect) => !existing.some((other) => isSame(redirect, other)))
  if (missing.length + remove.length === 0) return moves.length
  const transaction = client.transaction()
  for (const { _id, from, to } of missing) {
    transaction.createOrReplace({ _id, _type: 'redirect', from, to, permanent: true })
  }
  for (const id of remove) transaction.delete(id)
  await transaction.commit({ tag: 'redirects', visibility: 'sync', returnDocuments: false, ...(signal && { signal }) })
  return moves.length
}

/** The newer of the published document as it was delivered and as it is now. */
function latest(after: Stored | null, current: Stored | null | undefined): Stored | null {
  if (!current) return after
  return String(current._updatedAt ?? '') >= String(after?._updatedAt ?? '') ? current : after
}

/** A document with what its address is made of. */
function addressed(
  _type: string,
  document: Stored | null,
  categories: ReadonlyMap<unknown, LinkableDocument['slug']>,
): LinkableDocument {
  const { slug, path, category, genders } = readAddress(document ?? {})
  return { _type, slug, path, genders, category: category ? { slug: categories.get(category._ref) } : null }
}

function member({ _type, slug }: Stored): LinkableDocument[] {
  return typeof _type === 'string' ? [{ _type, slug: readSlug(slug) }] : []
}

type ExistingRedirect = z.infer<typeof storedRedirect>

function readRedirect(document: Stored): ExistingRedirect[] {
  const parsed = storedRedirect.safeParse(document)
  return parsed.success ? [parsed.data] : []
}

function isSame(planned: StoredRedirect, { _id, from, to, permanent }: ExistingRedirect): boolean {
  return planned._id === _id && planned.from === from && planned.to === to && permanent === true
}
