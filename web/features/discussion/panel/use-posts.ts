import { useCallback, useEffect, useRef, useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listPosts } from '#web/services/backend/contracts/list-posts.ts'
import { session } from '#web/services/session/session.ts'
import { type Threads, withNewerPage, withPage } from './threads.ts'

type Loaded = {
  readonly threads: Threads
  /** Cursor of the next page; null at the end. */
  readonly next: string | null
  /** When the newest page was read, by the backend's clock: ISO 8601. */
  readonly at: string
}

type Status = 'loading' | 'ready' | 'failed'

/** The posts of a discussion, loaded now and again when somebody logs in or out. */
export function usePosts(documentId: string) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [status, setStatus] = useState<Status>('loading')
  const changing = useRef(0)
  const isStale = useRef(false)

  const load = useCallback(async (): Promise<boolean> => {
    if (changing.current > 0) {
      isStale.current = true
      return false
    }
    isStale.current = false
    const result = await callBackend<typeof listPosts>('GET /api/v1/discussions/{documentId}', {
      params: { documentId },
      query: {},
    })
    // Changes made meanwhile may be missing in the response.
    if (changing.current > 0) isStale.current = true
    else if (result.ok) {
      const { items, next, at } = result.value
      setLoaded((before) => {
        const { threads, isWhole } = withNewerPage(before?.threads ?? [], items)
        const isLonger = isWhole && before !== undefined && threads.length > items.length
        return { threads, next: isLonger ? before.next : next, at }
      })
    }
    setStatus((before) => (result.ok ? 'ready' : before === 'ready' ? before : 'failed'))
    return result.ok
  }, [documentId])

  const loadMore = useCallback(async (): Promise<{ first: string | undefined; count: number } | undefined> => {
    const after = loaded?.next
    if (!after) return undefined
    const result = await callBackend<typeof listPosts>('GET /api/v1/discussions/{documentId}', {
      params: { documentId },
      query: { after },
    })
    if (!result.ok) return undefined
    const { items, next } = result.value
    setLoaded((before) => before && { ...before, threads: withPage(before.threads, items), next })
    return { first: items[0]?.id, count: items.length }
  }, [documentId, loaded?.next])

  const change = useCallback((how: (threads: Threads) => Threads) => {
    setLoaded((before) => before && { ...before, threads: how(before.threads) })
  }, [])

  const whileChanging = useCallback(
    async <Value>(work: () => Promise<Value>): Promise<Value> => {
      changing.current += 1
      try {
        return await work()
      } finally {
        changing.current -= 1
        if (changing.current === 0 && isStale.current) void load()
      }
    },
    [load],
  )

  useEffect(() => {
    void load()
    // Likes and own posts are the reader's.
    return session.subscribe((state, before) => {
      if (state.status !== 'unknown' && readerOf(state) !== readerOf(before)) void load()
    })
  }, [load])

  return { loaded, status, load, loadMore, change, whileChanging }
}

function readerOf(state: ReturnType<typeof session.getState>): string | undefined {
  return state.status === 'member' ? state.member.id : undefined
}
