'use client'

import type { HistoryAdapter, HistoryAdapterNavigate, VisualEditingOptions } from '@sanity/visual-editing'
import { VisualEditing } from '@sanity/visual-editing/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import './overlays.css'
import { declineDragging } from './decline-dragging.ts'
import { onHandshake } from './handshake.ts'
import { showLiveTexts } from './show-live-texts.ts'

export type OverlaysProps = Pick<VisualEditingOptions, 'onPerspectiveChange' | 'onVariantChange'> & {
  studioOrigin: string
}

/** How long a page that is drawn anew at the editor's wish counts as busy, in milliseconds: the router does not say when it is done. */
const refreshTime = 1000

/**
 * Click-to-edit over a previewed page, and the page's end of the talk with the Studio: where it is, and where to go. It says where
 * it is with every page and again with every handshake, because the Studio does not listen while it shakes hands.
 */
export default function Overlays({ studioOrigin, ...props }: OverlaysProps) {
  const router = useRouter()
  const address = useAddress()
  const [tell, setTell] = useState<HistoryAdapterNavigate>()
  const history = useMemo<HistoryAdapter>(
    () => ({
      subscribe: (navigate) => {
        setTell(() => navigate)
        return () => setTell(undefined)
      },
      update: ({ type, url }) => (type === 'pop' ? router.back() : router[type](url)),
    }),
    [router],
  )
  useEffect(() => {
    if (!tell) return
    const tellAddress = () => tell({ type: 'push', url: address })
    tellAddress()
    return onHandshake(tellAddress)
  }, [tell, address])
  useEffect(declineDragging, [])
  useEffect(() => showLiveTexts(studioOrigin), [studioOrigin])
  const refresh: VisualEditingOptions['refresh'] = ({ source }) => {
    // Edits reach the page by the stream of changes.
    if (source === 'mutation') return false
    router.refresh()
    return new Promise((resolve) => setTimeout(resolve, refreshTime))
  }
  return <VisualEditing portal history={history} refresh={refresh} {...props} />
}

function useAddress(): string {
  const path = usePathname()
  const query = useSearchParams().toString()
  return query ? `${path}?${query}` : path
}
