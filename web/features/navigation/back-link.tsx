'use client'

import type { MouseEvent } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header.module.css'
import menuStyles from './menu.module.css'

/** Back in history, or to the shop where this site has none. Shows on pages whose main element asks for it (`data-back`). */
export function BackLink({ href, text }: { href: string; text: string }) {
  const onClick = (event: MouseEvent) => {
    if (!cameFromThisSite()) return
    event.preventDefault()
    history.back()
  }
  return (
    <a href={href} className={`${menuStyles.iconButton} ${styles.back}`} onClick={onClick}>
      <svg aria-hidden="true" focusable="false" width="24" height="24" viewBox="0 0 24 24">
        <path d="M20 12H5m6-6-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </a>
  )
}

/** The browser's list of this site's entries knows; where there is none, the page that led here tells. */
function cameFromThisSite(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}
