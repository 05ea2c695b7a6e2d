'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { Link } from '#web/ui/link.tsx'
import { loadSearch } from './load-search.ts'

type Props = { lang: Language; href: string; children: ReactNode }

/**
 * Opens the search over the page, with code that was loaded ahead (`PrefetchPages`) or is loaded on the first click. On
 * the search page, and without scripts, it is a plain link.
 */
export function SearchLink({ lang, href, children }: Props) {
  const [overlay, setOverlay] = useState<ReactNode>()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === href) return
    event.preventDefault()
    loadSearch().then(
      ({ openSearch }) => openSearch(lang, setOverlay),
      () => location.assign(href),
    )
  }
  return (
    <>
      <Link href={href} className={iconButton.button} onClick={onClick} data-scripted="">
        {children}
      </Link>
      {overlay}
    </>
  )
}
