'use client'

import dynamic from 'next/dynamic'

/**
 * Loaded separately, because few pages have a video: otherwise every page would load its code. The server renders it,
 * and names its file in the document.
 */
export const VideoFacade = dynamic(() => import('./video-facade.tsx').then((module) => module.VideoFacade))
