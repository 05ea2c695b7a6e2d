import { useCallback, useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { hrefOf, optionsFor } from './search-options.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The options of the list below the search field for the typed text, the editors' answer to it, and whether they are
 * shown.
 */
export function useOptions(lang: Language, q: string, suggestsAlways: boolean) {
  const [typed, setTyped] = useState(q)
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const response = useSuggestions(lang, typed, { isWanted: isOpen, suggestsAlways })
  const options = optionsFor(readQuery(typed), response, recent)
  const answer = response?.answer?.text

  const open = useCallback(() => {
    setRecent(readRecent())
    setOpen(true)
  }, [])

  function forget() {
    forgetSearches()
    setRecent([])
  }

  const isShown = isOpen && (options.length > 0 || answer !== undefined)
  const pages = options.filter((option) => hrefOf(option) !== undefined).length
  /** The number of suggestions; undefined until there are some and while the list is closed. */
  const count = isShown && pages > 0 ? pages : undefined
  return { options, answer, isOpen, isShown, count, setTyped, open, close: () => setOpen(false), forget }
}
