'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import styles from './gallery.module.css'
import { followPosition } from './gallery-position.ts'
import type { ZoomProps } from './zoom-dialog.tsx'
import type { ZoomTexts } from './zoom-texts.ts'

type Zoom = {
  readonly Dialog: ComponentType<ZoomProps>
  readonly opener: HTMLAnchorElement
  /** A picture may be clicked before the event of the dialog that was just closed has arrived. */
  readonly openedAt: number
}

/**
 * Enhances the gallery, a row of links to pictures: shows which one of how many is in view, and opens them in a dialog,
 * which is loaded on hover or focus.
 */
export function GalleryControls({ texts }: { texts: ZoomTexts }) {
  const counter = useRef<HTMLParagraphElement>(null)
  const [zoom, setZoom] = useState<Zoom>()

  useEffect(() => {
    const gallery = counter.current?.parentElement?.querySelector<HTMLElement>('[data-gallery]')
    if (!gallery || !counter.current) return
    const until = new AbortController()
    const { signal } = until
    followPosition(gallery, counter.current, signal)
    const onClick = async (event: MouseEvent) => {
      const opener = linkOf(event)
      if (!opener || opensElsewhere(event)) return
      event.preventDefault()
      const { ZoomDialog } = await loadZoom()
      if (!signal.aborted) setZoom({ Dialog: ZoomDialog, opener, openedAt: event.timeStamp })
    }
    gallery.addEventListener('click', onClick, { signal })
    for (const near of ['pointerover', 'focusin'] as const)
      gallery.addEventListener(near, () => void loadZoom().catch(() => undefined), { signal, once: true })
    return () => until.abort()
  }, [])

  return (
    <>
      <p ref={counter} className={styles.counter} aria-hidden="true" hidden />
      {zoom && (
        <zoom.Dialog
          key={zoom.openedAt}
          opener={zoom.opener}
          texts={texts}
          onClose={() => {
            setZoom((current) => (current === zoom ? undefined : current))
            zoom.opener.focus()
          }}
        />
      )}
    </>
  )
}

function loadZoom() {
  return import('./zoom-dialog.tsx')
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Whether the visitor asked for a new tab or a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
