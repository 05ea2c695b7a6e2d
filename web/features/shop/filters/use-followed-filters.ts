import { type RefObject, useEffect, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import type { ListingFilters } from './listing-filters.ts'

/** Lets the cards follow the filters' colour and fit. Returns whether they do already, or cannot. */
export function useFollowedFilters(
  list: RefObject<HTMLElement | null>,
  { color, fit }: ListingFilters,
  lang: Language,
): boolean {
  const wanted = [...color, ...fit].join()
  const [followed, setFollowed] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for colours and fits, whose arrays are new with each address.
  useEffect(() => {
    if (wanted === followed || !list.current) return
    const element = list.current
    const until = new AbortController()
    import('./follow-filters.ts')
      .then(({ followFilters }) => followFilters(element, { color, fit }, lang, until.signal))
      .catch(() => {})
      .then(() => until.signal.aborted || setFollowed(wanted))
    return () => until.abort()
  }, [wanted, followed, lang])
  return followed === wanted
}
