import 'server-only'
import type { Publication } from '../routing/expired.ts'
import { addressProblem } from '../routing/published-address.ts'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { documentTag, tagsOfPublication } from './cache-tags.ts'

/** Milliseconds: many documents may have been published since a build. */
const READ_TIMEOUT_MS = 20_000
/** More than this many documents that mention one are left to the hourly refresh. */
const MAX_REFERRERS = 200

/**
 * Tags of the documents that mention one which was just published or unpublished: their pages showed a gap in its
 * place, or now will, so they may not carry its own tag.
 * @throws what the lake's client throws when the lake does not respond
 */
export async function tagsOfReferrers({ _id, before, after }: Publication, signal: AbortSignal): Promise<string[]> {
  if (before && after) return []
  const query = '*[references($id)][0...$limit]._id'
  const params = { id: _id, limit: MAX_REFERRERS }
  const ids = await runQuery<string[]>(previewClient, query, params, { perspective: 'published', signal })
  return ids.map(documentTag)
}

/** Documents per request, so that no response is over a megabyte. */
const AT_ONCE = 1000
const sinceQuery = `*[_updatedAt > $since && _id > $after] | order(_id asc)[0...$limit]{
  _id, _type, _updatedAt, slug, path, category, genders, from, to
}`

type Published = { readonly [field: string]: unknown; _id: string; _type: string; _updatedAt: string }

/** A published document as catching up finds it. */
export type MissedPublication = {
  readonly id: string
  readonly type: string
  readonly publishedAt: Date
  readonly tags: readonly string[]
  /** Why its address cannot be read; undefined for one that can. */
  readonly addressProblem: string | undefined
}

/**
 * Everything published since then that still is.
 * @throws what the lake's client throws when the lake does not respond
 */
export async function publishedSince(since: string): Promise<MissedPublication[]> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  const documents: Published[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const params = { since, after, limit: AT_ONCE }
    const some: Published[] = await runQuery(previewClient, sinceQuery, params, { perspective: 'published', signal })
    documents.push(...some)
    after = some.length < AT_ONCE ? undefined : some.at(-1)?._id
  }
  return documents.map((document) => ({
    id: document._id,
    type: document._type,
    publishedAt: new Date(document._updatedAt),
    // What was published before is not known: as if the document were new.
    tags: tagsOfPublication({ _id: document._id, _type: document._type, before: null, after: document }),
    addressProblem: addressProblem(document._type, document),
  }))
}
