import type { Language } from '#web/routing/languages.ts'
import type { SearchIndex } from './search-index.ts'
import { type SearchResponse, searchResponse } from './search-response.ts'

/** Answers kept for one index: most visitors search for the same few things. */
const mostKept = 300

export type SearchAnswers = (q: string, limit: number) => Promise<SearchResponse>

/** Answers from one index. Equal queries are searched for once; those not asked for longest are forgotten first. */
export function createSearchAnswers(index: SearchIndex, lang: Language): SearchAnswers {
  const kept = new Map<string, SearchResponse>()
  return async (q, limit) => {
    const key = `${limit} ${q}`
    const known = kept.get(key)
    if (!known) await ownTurn()
    const answer = known ?? kept.get(key) ?? searchResponse(index.search(q), q, lang, limit)
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}

let turn: Promise<void> = Promise.resolve()

/** One search in each round of the event loop: pages that were asked for meanwhile are sent in between. */
function ownTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return turn
}
