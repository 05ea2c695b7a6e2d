import type { Language } from '#web/routing/languages.ts'
import type { SearchResponse } from './search-response.ts'

/**
 * Asks the search; rejects when it does not answer or the signal aborts. Answers are kept by the browser for 30 s. Who shares an address
 * of the network with many others may be told to wait, and then asks once more.
 */
export async function askSearch(
  lang: Language,
  q: string,
  signal: AbortSignal,
  limit?: number,
): Promise<SearchResponse> {
  const query = new URLSearchParams({ lang, q, ...(limit && { limit: String(limit) }) })
  const ask = () => fetch(`/api/search?${query}`, { signal })
  let response = await ask()
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000))
    response = await ask()
  }
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  const answer: SearchResponse = await response.json()
  return answer
}
