import { useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { optionsFor } from './search-options.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the list below the search field would offer for what is typed, and whether it stands open. */
export function useOptions(lang: Language, q: string) {
  const [typed, setTyped] = useState(q)
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const answer = useSuggestions(lang, typed, isOpen)
  const options = optionsFor(readQuery(typed), answer?.items ?? [], recent)

  function open() {
    setRecent(readRecent())
    setOpen(true)
  }

  function forget() {
    forgetSearches()
    setRecent([])
  }

  const isShown = isOpen && options.length > 0
  /** How many were found, once it is known and while they show. */
  const count = isShown ? answer?.items.length : undefined
  return { options, isOpen, isShown, count, setTyped, open, close: () => setOpen(false), forget }
}
