'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { type Connection, mayPrefetch, nextBatch } from './prefetch.ts'
import { schedulePrefetch } from './prefetch-schedule.ts'
import { visibleLinks } from './visible-links.ts'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection
  }
}

/** Pages that were fetched since the site was opened; the router keeps them. */
const known = new Set<string>()

/** Fetches the pages behind the links on the screen, a few at a time (docs/product/9). */
export function PrefetchPages() {
  const router = useRouter()
  const path = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page waits three seconds again.
  useEffect(
    () =>
      schedulePrefetch(async () => {
        if (document.hidden || !mayPrefetch(navigator.connection ?? {}, navigator.userAgent)) return
        known.add(location.pathname + location.search)
        for (const page of nextBatch(await visibleLinks(), known)) {
          known.add(page)
          router.prefetch(page)
        }
      }),
    [path, router],
  )
  return null
}
