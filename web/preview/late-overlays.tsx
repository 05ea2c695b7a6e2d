'use client'

import dynamic from 'next/dynamic'

/** Loaded beside the page that it lies over, never on the server. */
export const LateOverlays = dynamic(() => import('./overlays.tsx'), { ssr: false })
