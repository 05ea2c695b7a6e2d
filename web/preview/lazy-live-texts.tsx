'use client'

import dynamic from 'next/dynamic'

/** Loaded lazily: visitors do not need it. */
export const LazyLiveTexts = dynamic(() => import('./live-text-listener.tsx'), { ssr: false })
