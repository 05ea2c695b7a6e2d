'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { dismissOnLeave } from './dismiss-popover.ts'
import styles from './menu.module.css'

/** From this width the bar has the desktop menu (docs/product/9). */
const wide = '(min-width: 950px)'

/**
 * The hamburger's overlay, a native popover that opens without scripts. It closes when one of its links is followed,
 * when the focus leaves it, and when the window grows to where the bar has room for the menu.
 */
export function MenuSheet({ id, children }: { id: string; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const until = new AbortController()
    dismissOnLeave(element, element, until.signal)
    matchMedia(wide).addEventListener('change', () => element.hidePopover(), { signal: until.signal })
    return () => until.abort()
  }, [])

  return (
    <div ref={sheet} id={id} popover="auto" className={styles.sheet}>
      {children}
    </div>
  )
}
