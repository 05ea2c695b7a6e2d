'use client'

import dynamic from 'next/dynamic'

/** Loaded with its styles, which visitors would otherwise get too; only the browser knows whether it stands in a frame. */
export const LateBar = dynamic(() => import('./bar.tsx'), { ssr: false })
