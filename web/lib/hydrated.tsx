'use client'

import { useEffect } from 'react'

/**
 * Tells the document's inline script (web/page-server/start-scripts.ts) that React handles events from now on. Belongs
 * to a page, not to the layout around it: React hydrates a page later than its layout. Renders nothing.
 */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
  return null
}
