import type { Language } from '../../routing/languages.ts'
import type { SearchResponse } from './search-response.ts'

/** Asks the search; rejects when it does not answer or the signal aborts. Answers are kept by the browser for 30 s. */
export async function askSearch(
  lang: Language,
  q: string,
  signal: AbortSignal,
  limit?: number,
): Promise<SearchResponse> {
  const query = new URLSearchParams({ lang, q, ...(limit && { limit: String(limit) }) })
  const response = await fetch(`/api/search?${query}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  const answer: SearchResponse = await response.json()
  return answer
}
