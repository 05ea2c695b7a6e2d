'use client'

import dynamic from 'next/dynamic'

/** Loaded lazily with its styles, which visitors do not need; only the browser knows whether the page is in a frame. */
export const LazyBar = dynamic(() => import('./bar.tsx'), { ssr: false })
