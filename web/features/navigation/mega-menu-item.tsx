'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { openOnHover } from './mega-menu.ts'
import styles from './menu.module.css'

type Props = { id: string; title: ReactNode; showTo: string; children: ReactNode }

/**
 * An item of the desktop menu that opens a panel: under the pointer, on a click, and by keyboard (Enter, Space, arrow
 * down). Escape closes it. The panel is a native popover, so that a click opens it before scripts run, too.
 */
export function MegaMenuItem({ id, title, showTo, children }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!item.current || !button.current || !panel.current) return
    const until = new AbortController()
    openOnHover({ item: item.current, button: button.current, panel: panel.current }, until.signal)
    return () => until.abort()
  }, [])

  return (
    <li ref={item} data-show-to={showTo}>
      <button ref={button} type="button" className={styles.item} popoverTarget={id}>
        {title}
        <ChevronIcon />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </li>
  )
}
