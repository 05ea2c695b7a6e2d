import 'server-only'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { readClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { checkResponse } from './responses/check-response.ts'
import { reportProblems } from './responses/report-problems.ts'

/**
 * Published content, without the cache, which does not exist outside of requests; without its unusable parts, which are
 * reported. `timeoutMs` is in milliseconds and includes all attempts. @throws when the lake does not respond
 */
export async function readPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  timeoutMs?: number,
): Promise<ClientReturn<Query>> {
  const stored = await runQuery<ClientReturn<Query>>(readClient, query, params, {
    stega: false,
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  })
  const { value, problems } = checkResponse(query, stored)
  reportProblems(problems)
  return value
}
