'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { Failure } from './failure.ts'
import { isFetchedAhead } from './fetched-ahead.ts'
import { followLinks } from './follow-links.ts'
import { retryPageData } from './page-data.ts'
import styles from './page-progress.module.css'

/** Milliseconds after which a navigation counts as delayed (docs/product/9). */
const DELAYED_MS = 1000

type Props = {
  /** Shown while a navigation is delayed. */
  text: string
  /** The 500 page, shown instead of a page that fails or whose data cannot be loaded. */
  failure: ReactNode
  children: ReactNode
}

/**
 * Navigates without page loads; shows progress, what the card tells of the product that was chosen, and the 500 page
 * when a navigation fails.
 */
export function PageNavigation({ text, failure, children }: Props) {
  const router = useRouter()
  const path = usePathname()
  const [isUnderWay, start] = useTransition()
  const [failed, setFailed] = useState<string>()
  const [followed, setFollowed] = useState<{ readonly link: HTMLAnchorElement }>()
  const NextProduct = useNextProduct()
  useEffect(
    () =>
      followLinks((page, link) => {
        setFollowed(isFetchedAhead(page) ? undefined : { link })
        start(() => router.push(page))
      }),
    [router],
  )
  useEffect(
    () =>
      retryPageData((page) => {
        history.pushState(null, '', page)
        setFailed(location.pathname)
      }),
    [],
  )
  return (
    <>
      <div className={styles.bar} data-under-way={isUnderWay || undefined} aria-hidden="true" />
      <p className={styles.delayed} role="status">
        {useIsDelayed(isUnderWay) && text}
      </p>
      {NextProduct && <NextProduct followed={followed} isUnderWay={isUnderWay && failed !== path} />}
      {failed === path ? failure : <Failure value={failure}>{children}</Failure>}
    </>
  )
}

/** Loaded when the visitor first points at a card, touches one or comes to one by keyboard. */
function useNextProduct() {
  const [loaded, setLoaded] = useState<typeof import('./next-product.tsx')>()
  useEffect(() => {
    const until = new AbortController()
    const onCard = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('article[data-centra-id]')) return
      until.abort()
      // Without it the list stays until the page is there: for missing code the page need not be loaded again.
      import('./next-product.tsx').then(setLoaded, () => {})
    }
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(type, onCard, { passive: true, signal: until.signal })
    }
    return () => until.abort()
  }, [])
  return loaded?.NextProduct
}

function useIsDelayed(isUnderWay: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setDelayed(true), DELAYED_MS)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isUnderWay])
  return isDelayed
}
