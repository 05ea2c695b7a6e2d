import type { FilteredResponseQueryOptions, QueryParams, SanityClient } from '@sanity/client'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { fetchTimeout } from './client-config.ts'

/**
 * The result of a query. An attempt is given up after 120 s, or sooner where the client or the options say so
 * (docs/product/9). All queries of the storefront go through here (`run-query.test.ts`). `$today` is the day in Oslo,
 * in which campaigns end (docs/product/4), `$now` the moment, at which something begins to be shown, or ends.
 */
export function runQuery<Result>(
  client: Pick<SanityClient, 'fetch' | 'config'>,
  query: string,
  params: QueryParams = {},
  options: FilteredResponseQueryOptions = {},
): Promise<Result> {
  const timeout = Math.min(client.config().timeout ?? fetchTimeout, fetchTimeout)
  const now = new Date()
  const dated = {
    ...(query.includes('$today') && { today: osloDayOf(now) }),
    ...(query.includes('$now') && { now: now.toISOString() }),
    ...params,
  }
  return client.fetch<Result>(query, dated, { timeout, ...options })
}
