'use client'

import dynamic from 'next/dynamic'

/** Loaded after the page, and never rendered on the server. */
export const LazyOverlays = dynamic(() => import('./overlays.tsx'), { ssr: false })
