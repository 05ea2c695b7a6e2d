'use client'

import type { MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { ArrowIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './header.module.css'

/**
 * Back in history, or to the shop where this site has none. Shows on pages whose main element asks for it
 * (`data-back`).
 */
export function BackLink({ href, text }: { href: string; text: string }) {
  const onClick = (event: MouseEvent) => {
    if (!cameFromThisSite()) return
    event.preventDefault()
    history.back()
  }
  return (
    <a href={href} className={classNames(iconButton.button, styles.back)} onClick={onClick} data-scripted="">
      <ArrowIcon />
      <VisuallyHidden>{text}</VisuallyHidden>
    </a>
  )
}

/** From the Navigation API's entries of this site; without it, from the referrer. */
function cameFromThisSite(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}
