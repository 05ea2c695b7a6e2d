'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { Failure } from './failure.ts'
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

/** Navigates without page loads; shows progress, and the 500 page when a navigation fails. */
export function PageNavigation({ text, failure, children }: Props) {
  const router = useRouter()
  const path = usePathname()
  const [isUnderWay, start] = useTransition()
  const [failed, setFailed] = useState<string>()
  // Until the page is idle the browser follows links itself: its documents come sooner than what the router would load.
  useEffect(() => {
    let unfollow: (() => void) | undefined
    const cancel = whenLoadedAndIdle(() => {
      unfollow = followLinks((page) => start(() => router.push(page)))
    })
    return () => {
      cancel()
      unfollow?.()
    }
  }, [router])
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
      {failed === path ? failure : <Failure value={failure}>{children}</Failure>}
    </>
  )
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
