import type { Language } from '#web/routing/languages.ts'
import type { SearchIndex } from './search-index.ts'
import { type SearchResponse, searchResponse } from './search-response.ts'

/** Responses cached for one index: most visitors search for the same few things. */
const MAX_CACHED = 300

export type CachedSearch = (q: string, limit: number) => Promise<SearchResponse>

/** Searches one index. Equal queries are searched for once; the least recently used responses are dropped first. */
export function createCachedSearch(index: SearchIndex, lang: Language): CachedSearch {
  const kept = new Map<string, SearchResponse>()
  return async (q, limit) => {
    const key = `${limit} ${q}`
    const known = kept.get(key)
    if (!known) await ownTurn()
    const response = known ?? kept.get(key) ?? searchResponse(index.search(q), q, lang, limit)
    kept.delete(key)
    kept.set(key, response)
    const [oldest] = kept.keys()
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
    return response
  }
}

let turn: Promise<void> = Promise.resolve()

/** One search per turn of the event loop, so that requests for pages are served in between. */
function ownTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return turn
}
