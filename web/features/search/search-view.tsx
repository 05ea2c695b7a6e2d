'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { track } from '#web/services/analytics/track.ts'
import type { CardTexts } from '#web/ui/product-card/card-texts.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'

type Props = { lang: Language; texts: Texts<'search'>; cards: CardTexts; shopLinks: ReactNode }

/** The field and its results, connected by `q` in the URL. */
export function SearchView({ lang, texts, cards, shopLinks }: Props) {
  const [q, setQ] = useState('')
  const read = useCallback(() => setQ(readQuery(new URLSearchParams(location.search).get('q'))), [])
  const search = useCallback(
    (next: string) => {
      if (next) track({ event: 'search', search_term: next })
      setQ(next)
      const path = fixedLink(lang, 'search')
      const address = next ? `${path}?${new URLSearchParams({ q: next })}` : path
      if (address !== location.pathname + location.search) history.pushState(null, '', address)
    },
    [lang],
  )
  return (
    <>
      <Suspense>
        <AddressReader onChange={read} />
      </Suspense>
      <SearchBox lang={lang} texts={texts} q={q} onSearch={search} />
      <SearchResults lang={lang} texts={texts} cards={cards} q={q} shopLinks={shopLinks} />
    </>
  )
}

/**
 * A component of its own, so that the field is part of the static page. Lists have a copy
 * (docs/decisions/0022-what-the-browser-gets.md).
 */
function AddressReader({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what to listen to.
  useLayoutEffect(() => {
    onChange()
    // The router follows the address later: if it is behind, a query that comes back has not changed for it.
    const { pathname } = location
    const until = new AbortController()
    addEventListener('popstate', () => location.pathname === pathname && onChange(), { signal: until.signal })
    return () => until.abort()
  }, [query, onChange])
  return null
}
