import 'server-only'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { unavailable } from '../lib/unavailable.ts'
import { previewClient, readClient } from '../services/sanity/client.ts'
import { apiFetchTimeout } from '../services/sanity/client-config.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { tagsOfResponse } from './cache-tags.ts'
import { checkResponse } from './responses/check-response.ts'
import { reportProblems } from './responses/report-problems.ts'
import { simulatedMoment } from './simulated-moment.ts'
import { contentView } from './view.ts'

type FetchOptions = {
  /** Tags in addition to those of the documents in the response, such as the types that the query lists. */
  readonly tags?: readonly string[]
  /** False to use only the given tags: for a response that mentions documents without depending on their texts. */
  readonly tagDocuments?: boolean
  /** False for texts that end up in attributes, addresses or JSON-LD. */
  readonly stega?: boolean
}

/**
 * The response to a query, without its unusable parts: published and cached until one of its tags expires; in draft
 * mode fresh, with drafts, and with the marks that make texts clickable. Drafts are often incomplete, so their problems
 * are not reported.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  { tags = [], tagDocuments = true, stega = true }: FetchOptions = {},
): Promise<ClientReturn<Query>> {
  const view = await contentView()
  if (!view.draft) return fetchPublished(query, params, tags, tagDocuments)
  const { perspective, simulation } = view
  const dated = { ...params, ...simulatedMoment(simulation) }
  const response = await runQuery<ClientReturn<Query>>(previewClient, query, dated, { perspective, stega })
  return checkResponse(query, response).value
}

/**
 * Published content, for calls of the site's API, which give up early.
 * @throws {Unavailable} when the content service does not respond in time
 */
export function fetchForApi<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
): Promise<ClientReturn<Query>> {
  return fetchPublished(query, params, tags, false, apiFetchTimeout).catch(unavailable)
}

/**
 * Published content, in draft mode too, without its unusable parts, which are reported. `timeoutMs` is in milliseconds
 * and includes all attempts.
 */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
  tagDocuments: boolean,
  timeoutMs?: number,
): Promise<ClientReturn<Query>> {
  'use cache'
  const stored = await runQuery<ClientReturn<Query>>(readClient, query, params, {
    stega: false,
    cacheMode: 'noStale',
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  })
  // Includes documents that were left out, so that republishing brings them back.
  cacheTag(...tags, ...(tagDocuments ? tagsOfResponse(stored) : []))
  // Publications expire the tags at once; the hour only bounds what a lost webhook can do. Seconds.
  cacheLife({ stale: 30, revalidate: 3600, expire: 30 * 24 * 3600 })
  const { value, problems } = checkResponse(query, stored)
  reportProblems(problems)
  return value
}
