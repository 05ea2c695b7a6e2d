'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './header.module.css'
import { type HeaderEvent, headerAfter, headerAtTop } from './header-visibility.ts'

/** The sticky header: makes room while people read on, comes back when they look for it. Shows until scripts run. */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(false)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page opens with the header.
  useEffect(() => followScroll(header.current, setHidden), [pathname])

  return (
    <header ref={header} className={styles.header} data-hidden={isHidden || undefined}>
      {children}
    </header>
  )
}

/** Tells whether the header is to be hidden, from now (shown) on. Returns how to stop. */
function followScroll(header: HTMLElement | null, setHidden: (isHidden: boolean) => void): () => void {
  const until = new AbortController()
  let state = headerAtTop
  const follow = (type: HeaderEvent['type']) => {
    state = headerAfter(state, { type, y: scrollY, at: performance.now() })
    setHidden(state.isHidden)
  }
  follow('reset')
  const onScroll = () => follow(isInUse(header) ? 'reset' : 'scroll')
  addEventListener('scroll', onScroll, { passive: true, signal: until.signal })
  header?.addEventListener('focusin', () => follow('reset'), { signal: until.signal })
  return () => until.abort()
}

/** Whether somebody is in one of its menus, or on one of its links by keyboard. */
function isInUse(header: HTMLElement | null): boolean {
  return header?.querySelector(':popover-open, :focus-visible') != null
}
