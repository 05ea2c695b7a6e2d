'use client'

import { type ReactNode, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether to render what is below the first screen: on the server, while hydrating, and from the second rendering of a
 * page to which the router leads. Its first rendering is what the visitor waits for (docs/decisions/0078).
 */
export function useIsBelowShown(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useDeferredValue(true, isHydrating)
}

/**
 * Renders its children once the first screen is shown. Then it scrolls to the address’s fragment, which the router
 * looked for too early.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isShown = useIsBelowShown()
  const wasLate = useRef(!isShown)
  useEffect(() => {
    if (!isShown || !wasLate.current) return
    wasLate.current = false
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isShown])
  return isShown ? children : null
}
