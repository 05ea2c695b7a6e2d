import { type RefObject, useEffect, useState } from 'react'
import type { ListingFilters } from '#web/domain/listing/listing-filters.ts'
import type { Language } from '#web/routing/languages.ts'

/** Lets the cards that are shown follow the filters' colour and fit. Returns whether they do already, or cannot. */
export function useFollowedFilters(
  list: RefObject<HTMLElement | null>,
  { color, fit }: ListingFilters,
  lang: Language,
  shown: string,
): boolean {
  const chosen = [...color, ...fit].join()
  const wanted = `${chosen} ${shown}`
  const [followed, setFollowed] = useState({ chosen: '', wanted: '' })
  const isFollowed = followed.wanted === wanted || (followed.chosen === '' && chosen === '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for colours and fits, whose arrays are new with each address.
  useEffect(() => {
    if (isFollowed || !list.current) return
    const element = list.current
    const until = new AbortController()
    import('./follow-filters.ts')
      .then(({ followFilters }) => followFilters(element, { color, fit }, lang, until.signal))
      .catch(() => {})
      .then(() => until.signal.aborted || setFollowed({ chosen, wanted }))
    return () => until.abort()
  }, [wanted, isFollowed, lang])
  return isFollowed
}
