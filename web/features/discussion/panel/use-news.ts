import { type RefObject, useEffect, useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { countNewPosts } from '#web/services/backend/contracts/count-new-posts.ts'

const INTERVAL_MS = 20_000
const MAX_INTERVAL_MS = 5 * 60_000

/**
 * The number of posts that others have written since the list was read. Asks the backend only while the discussion is
 * on the screen of somebody who has the page in front, and less often when it does not respond. `since` is ISO 8601;
 * undefined before the list was read.
 */
export function useNews(documentId: string, since: string | undefined, place: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    setCount(0)
    const element = place.current
    if (!since || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let interval = INTERVAL_MS
    let isSeen = false
    let isOver = false
    const ask = async () => {
      timer = undefined
      if (!isSeen || document.visibilityState !== 'visible') return
      const result = await callBackend<typeof countNewPosts>('GET /api/v1/discussions/{documentId}/news', {
        params: { documentId },
        query: { since },
      })
      if (isOver) return
      if (result.ok) setCount(result.value.count)
      interval = result.ok ? INTERVAL_MS : Math.min(interval * 2, MAX_INTERVAL_MS)
      wait()
    }
    const wait = () => {
      timer ??= setTimeout(ask, interval)
    }
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      if (isSeen) wait()
    })
    observer.observe(element)
    const onVisibility = () => document.visibilityState === 'visible' && wait()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [documentId, since, place])
  return count
}
