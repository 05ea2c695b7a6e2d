'use client'

import dynamic from 'next/dynamic'

/**
 * Loaded apart, because few pages have a video: every page would bring its code along. The server renders it, and names
 * its file in the document.
 */
export const VideoFacade = dynamic(() => import('./video-facade.tsx').then((module) => module.VideoFacade))
