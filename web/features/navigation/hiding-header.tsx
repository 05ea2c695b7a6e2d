'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './header.module.css'
import { type HeaderEvent, headerAfter, headerAtTop } from './header-visibility.ts'

/** The sticky header: hides on scrolling down, shows on scrolling up. Visible until scripts run. */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(false)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts with the header visible.
  useEffect(() => followScroll(header.current, setHidden), [pathname])

  return (
    <header ref={header} className={styles.header} data-hidden={isHidden || undefined}>
      {children}
    </header>
  )
}

/** Shows the header now, then calls `setHidden` as the page scrolls. Returns an unsubscribe function. */
function followScroll(header: HTMLElement | null, setHidden: (isHidden: boolean) => void): () => void {
  const until = new AbortController()
  let state = headerAtTop
  const follow = (type: HeaderEvent['type'], y = scrollY) => {
    state = headerAfter(state, { type, y, at: performance.now() })
    setHidden(state.isHidden)
  }
  // Where a new page is scrolled to is known with its first event: asking now would lay it out in the middle of its
  // rendering.
  follow('reset', Number.POSITIVE_INFINITY)
  const onScroll = () => follow(isInUse(header) ? 'reset' : 'scroll')
  addEventListener('scroll', onScroll, { passive: true, signal: until.signal })
  header?.addEventListener('focusin', () => follow('reset'), { signal: until.signal })
  return () => until.abort()
}

/** Whether one of its menus is open or one of its links has keyboard focus. */
function isInUse(header: HTMLElement | null): boolean {
  return header?.querySelector(':popover-open, :focus-visible') != null
}
