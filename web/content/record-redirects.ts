import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { changesAddress, type Publication } from '../routing/expired.ts'
import type { LinkableDocument } from '../routing/links.ts'
import { readAddress, readSlug } from '../routing/published-address.ts'
import { movesOf } from '../routing/redirects/moves.ts'
import { planRedirects, type StoredRedirect } from '../routing/redirects/plan.ts'
import { typesInCategories } from '../routing/site-pages.ts'
import { runQuery } from '../services/sanity/run-query.ts'

const aroundQuery = `{
  "current": *[_id == $id][0]{_updatedAt, slug, path, category, genders},
  "categories": *[_type == "categoryPage" && _id in [$from, $to, *[_id == $id][0].category._ref]]{_id, slug}
}`

/** Documents in a request. */
const AT_ONCE = 500

/**
 * The pages of a category. For a new one, only those that already referred to it move: what was published with it or
 * after it had no other address.
 */
const membersQuery = `*[_type in $memberTypes && category._ref == $id && _id > $after
  && ($before == null || _updatedAt < $before)] | order(_id asc)[0...${AT_ONCE}]{_id, _type, slug}`

/** Redirects from and to these paths, compared without regard to case. */
const redirectsQuery = `*[_type == "redirect" && defined(from) && defined(to)
  && (lower(from) in $paths || lower(to) in $paths)]{_id, from, to, permanent}`

type Stored = Readonly<Record<string, unknown>>

const stored = z.record(z.string(), z.unknown())
const storedRedirect = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  permanent: z.boolean().nullish().catch(null),
})

/** The documents of the lake around a publication. Only its outline is certain: any document in it may be malformed. */
const surroundings = z.object({ current: stored.nullish(), categories: z.array(stored) })
const documents = z.array(stored)

/**
 * Writes a redirect from each path that a published document left, however it came to be published: in the Studio, with
 * a release or through the API. They lead to where the document is now, so that deliveries may come late, twice or in
 * another order. A category that appears or goes moves its pages. One transaction takes chains and loops away too. A
 * malformed address counts as none. Returns how many paths moved. `client` reads published documents and may write; a
 * refusal of the lake is thrown.
 */
export async function recordRedirects(
  client: SanityClient,
  publication: Publication,
  signal?: AbortSignal,
): Promise<number> {
  const { _id, _type, before, after } = publication
  const isWhole = before !== null && after !== null
  if (_type === 'redirect' || !(isWhole || _type === 'categoryPage') || !changesAddress(_type, before, after)) return 0
  const ask: Ask = (query, params) => runQuery(client, query, { id: _id, ...params }, { ...(signal && { signal }) })
  const refs = { from: categoryOf(before), to: categoryOf(after) }
  const around = surroundings.parse(await ask(aroundQuery, refs))
  const slugs = new Map(around.categories.map(({ _id, slug }) => [_id, readSlug(slug)]))
  const moves = movesOf(
    addressed(_type, before, slugs),
    addressed(_type, latest(after, around.current), slugs),
    _type === 'categoryPage' ? await membersOf(ask, before ? null : (after?._updatedAt ?? null)) : [],
  )
  if (moves.length === 0) return 0
  const paths = moves.flatMap(({ from, to }) => [from.toLowerCase(), to.toLowerCase()])
  const existing = documents.parse(await ask(redirectsQuery, { paths: [...new Set(paths)] })).flatMap(readRedirect)
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

type Ask = (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>

/** The pages of a category, of those that were published before a time if one is given. */
async function membersOf(ask: Ask, before: unknown): Promise<LinkableDocument[]> {
  const members: Stored[] = []
  for (let after: unknown = ''; after !== undefined; ) {
    const some = documents.parse(await ask(membersQuery, { before, after, memberTypes: typesInCategories }))
    members.push(...some)
    after = some.length < AT_ONCE ? undefined : some.at(-1)?._id
  }
  return members.flatMap(member)
}

function categoryOf(document: Stored | null): string | null {
  return readAddress(document ?? {}).category?._ref ?? null
}

/** The newer of the published document as it was delivered and as it is now. */
function latest(after: Stored | null, current: Stored | null | undefined): Stored | null {
  if (!current) return after
  return String(current._updatedAt ?? '') >= String(after?._updatedAt ?? '') ? current : after
}

/** A document with the fields from which its address is made. */
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
