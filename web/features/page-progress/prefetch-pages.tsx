'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { followedPath } from '#web/routing/followed-path.ts'
import { type Connection, mayPrefetch, nextBatch, prefetchLimit } from './prefetch.ts'
import { schedulePrefetch } from './prefetch-schedule.ts'
import { productCard, visibleLinks } from './visible-links.ts'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection
  }
}

type Router = ReturnType<typeof useRouter>
type Props = {
  loadSearch: () => Promise<unknown>
  /** Loads the code of product pages when it is rendered, and shows nothing. */
  productCode: ReactNode
}

/** Pages whose data was requested since the site was opened; the router keeps it. */
const requested = new Set<string>()

/**
 * Fetches the pages behind the links on the screen, a few at a time, and any other once it is pointed at, touched or
 * focused (docs/product/9); with the first product on the screen also the code of product pages. What is less likely to
 * be next comes a second later: the code of the search, and that of product pages where products are further down.
 */
export function PrefetchPages({ loadSearch, productCode }: Props) {
  const router = useRouter()
  const path = usePathname()
  const [hasProducts, setHasProducts] = useState(false)

  useEffect(() => prefetchPointedAt(router), [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins again.
  useEffect(() => {
    // Who opens a dialog is likely to go on from there, after whatever was fetched for the page behind it.
    const left = { page: prefetchLimit, dialog: prefetchLimit }
    let isFirst = true
    return schedulePrefetch(async () => {
      if (document.hidden || !isAllowed()) return
      requested.add(location.pathname + location.search)
      const dialog = document.querySelector('dialog:modal')
      const place = dialog ? 'dialog' : 'page'
      const isKnown = (page: string) => requested.has(page)
      const links = left[place] > 0 ? await visibleLinks(dialog, isKnown) : []
      const pages = nextBatch(links, isKnown).slice(0, left[place])
      left[place] -= pages.length
      for (const page of pages) prefetch(router, page)
      // Without it a product's own code is loaded with its page.
      if (links.some(({ isProduct }) => isProduct) || (!isFirst && document.querySelector(productCard)))
        setHasProducts(true)
      if (!isFirst) loadSearch().catch(() => {})
      isFirst = false
    })
  }, [path, router, loadSearch])
  return hasProducts && <Suspense fallback={null}>{productCode}</Suspense>
}

/** From when the router follows links (`PageNavigation`). Returns an unsubscribe function. */
function prefetchPointedAt(router: Router): () => void {
  const until = new AbortController()
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const page = link && followedPath(link.href, location.href)?.split('#')[0]
    if (page && !requested.has(page) && isAllowed()) prefetch(router, page)
  }
  const cancel = whenLoadedAndIdle(() => {
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(type, onLink, { passive: true, signal: until.signal })
    }
  })
  return () => {
    cancel()
    until.abort()
  }
}

function isAllowed(): boolean {
  return mayPrefetch(navigator.connection ?? {}, navigator.userAgent)
}

function prefetch(router: Router, page: string): void {
  requested.add(page)
  router.prefetch(page)
}
