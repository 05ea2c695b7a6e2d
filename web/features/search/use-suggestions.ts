import { useEffect, useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { fetchSearch } from './fetch-search.ts'
import type { SearchResponse } from './search-response.ts'

const MAX_SUGGESTIONS = 6
const DEBOUNCE_MS = 120

/**
 * Suggestions for the typed text, with `suggestsAlways` also for none. The previous ones stay while the next load; a
 * failure clears them.
 */
export function useSuggestions(
  lang: Language,
  typed: string,
  { isWanted, suggestsAlways }: { isWanted: boolean; suggestsAlways: boolean },
): SearchResponse | undefined {
  const [response, setResponse] = useState<SearchResponse>()
  const q = readQuery(typed)
  useEffect(() => {
    if (!isWanted || (q === '' && !suggestsAlways)) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        fetchSearch(lang, q, controller.signal, MAX_SUGGESTIONS).then(setResponse, () => {
          if (!controller.signal.aborted) setResponse(undefined)
        })
      },
      q === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lang, q, isWanted, suggestsAlways])
  return q === '' && response?.q !== '' ? undefined : response
}
