import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { searchPages } from '#web/services/backend/contracts/search-pages.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import type { SearchResponse } from './search-response.ts'

/**
 * Asks the search. The browser caches responses for 30 s. A client that shares its IP address with many others may be
 * rate-limited, and then retries once.
 * @throws Error when the search does not respond, or the reason of the signal when that aborts
 */
export async function fetchSearch(
  lang: Language,
  q: string,
  signal: AbortSignal,
  limit?: number,
): Promise<SearchResponse> {
  const ask = () => callBackend<typeof searchPages>('GET /api/search', { query: { lang, q, limit }, signal })
  const result = await ask()
  if (result.ok || result.code !== 'tooManyRequests') return orThrow(result)
  await new Promise((resolve) => setTimeout(resolve, (result.retryAfter ?? 1) * 1000))
  return orThrow(ask())
}
