'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { followedPath } from '#web/routing/followed-path.ts'
import { type Connection, mayPrefetch, nextBatch, prefetchLimit } from './prefetch.ts'
import { schedulePrefetch } from './prefetch-schedule.ts'
import { visibleLinks } from './visible-links.ts'

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
 * focused (docs/product/9). Then comes the code of the search, and with the first product that of product pages.
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
    return schedulePrefetch(async () => {
      if (document.hidden || !isAllowed()) return
      requested.add(location.pathname + location.search)
      const dialog = document.querySelector('dialog:modal')
      const place = dialog ? 'dialog' : 'page'
      const pages = nextBatch(await visibleLinks(dialog), (page) => requested.has(page)).slice(0, left[place])
      left[place] -= pages.length
      for (const page of pages) prefetch(router, page)
      loadSearch().catch(() => {})
      // Without it the page's own code is loaded with the page.
      if (document.querySelector('article[data-centra-id]')) setHasProducts(true)
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
