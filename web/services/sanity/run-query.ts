import type { FilteredResponseQueryOptions, QueryParams, SanityClient } from '@sanity/client'
import { fetchTimeout } from './client-config.ts'

/**
 * The result of a query. An attempt is given up after 120 s, or sooner where the client or the options say so (docs/product/9). All queries of
 * the storefront go through here (`run-query.test.ts`).
 */
export function runQuery<Result>(
  client: Pick<SanityClient, 'fetch' | 'config'>,
  query: string,
  params: QueryParams = {},
  options: FilteredResponseQueryOptions = {},
): Promise<Result> {
  const timeout = Math.min(client.config().timeout ?? fetchTimeout, fetchTimeout)
  return client.fetch<Result>(query, params, { timeout, ...options })
}
