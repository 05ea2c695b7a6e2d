'use client'

import type { HistoryAdapter, HistoryAdapterNavigate, VisualEditingOptions } from '@sanity/visual-editing'
import { VisualEditing } from '@sanity/visual-editing/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { isSplashForced } from '../domain/content/splash.ts'
import './overlays.css'
import { disableDragging } from './disable-dragging.ts'
import { onHandshake } from './handshake.ts'
import { keepEarlyTexts } from './show-live-texts.ts'

export type OverlaysProps = Pick<VisualEditingOptions, 'onPerspectiveChange' | 'onVariantChange'> & {
  studioOrigin: string
}

/** Milliseconds for which a refresh by the editor counts as busy: the router does not report when it is done. */
const REFRESH_MS = 1000

/**
 * Click-to-edit over a previewed page, and the page's side of the connection with the Studio, which follows its URL and
 * can navigate it. The page sends its URL on every navigation and after every handshake, because the Studio ignores
 * messages during a handshake.
 */
export default function Overlays({ studioOrigin, ...props }: OverlaysProps) {
  const router = useRouter()
  const address = useAddress()
  const [navigate, setNavigate] = useState<HistoryAdapterNavigate>()
  const history = useMemo<HistoryAdapter>(
    () => ({
      subscribe: (next) => {
        setNavigate(() => next)
        return () => setNavigate(undefined)
      },
      update: ({ type, url }) => {
        if (type === 'pop') router.back()
        else if (asksForSplash(url)) location.replace(url)
        else router[type](url)
      },
    }),
    [router],
  )
  useEffect(() => {
    if (!navigate) return
    const sendUrl = () => navigate({ type: 'push', url: address })
    sendUrl()
    return onHandshake(sendUrl)
  }, [navigate, address])
  useEffect(disableDragging, [])
  useEffect(() => keepEarlyTexts(studioOrigin), [studioOrigin])
  const refresh: VisualEditingOptions['refresh'] = ({ source }) => {
    // Edits reach the page by the stream of changes.
    if (source === 'mutation') return false
    router.refresh()
    return new Promise((resolve) => setTimeout(resolve, REFRESH_MS))
  }
  return <VisualEditing portal history={history} refresh={refresh} {...props} />
}

/**
 * Whether the Studio asks for the splash over the page that is shown. The splash opens only when a page does, so the
 * page is loaded again.
 */
function asksForSplash(url: string): boolean {
  const { pathname, search } = new URL(url, location.href)
  return pathname === location.pathname && isSplashForced(search)
}

function useAddress(): string {
  const path = usePathname()
  const query = useSearchParams().toString()
  return query ? `${path}?${query}` : path
}
