import { useEffect, useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { fetchSearch } from './fetch-search.ts'
import type { SearchResponse } from './search-response.ts'

const MAX_SUGGESTIONS = 6
/** Milliseconds of rest in typing before the search is asked. */
const rest = 120

/** Suggestions for the typed text. The previous ones stay while the next are loading; a failure clears them. */
export function useSuggestions(lang: Language, typed: string, isWanted: boolean): SearchResponse | undefined {
  const [response, setResponse] = useState<SearchResponse>()
  const q = readQuery(typed)
  useEffect(() => {
    if (!isWanted || q === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSearch(lang, q, controller.signal, MAX_SUGGESTIONS).then(setResponse, () => {
        if (!controller.signal.aborted) setResponse(undefined)
      })
    }, rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lang, q, isWanted])
  return q === '' ? undefined : response
}
