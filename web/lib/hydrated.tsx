'use client'

import { useEffect } from 'react'
import { markHydrated } from './when-hydrated.ts'

/**
 * Tells the document's inline script (web/page-server/start-scripts.ts) that React handles events from now on. Belongs to a page, not to the layout
 * around it: React hydrates a page later than its layout. Renders nothing.
 */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
    // The router's own effect comes after those of the page.
    setTimeout(markHydrated)
  }, [])
  return null
}
