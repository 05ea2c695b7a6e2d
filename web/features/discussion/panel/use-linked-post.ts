import { useEffect, useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getPost } from '#web/services/backend/contracts/get-post.ts'
import { linkedPostId, postAnchor } from '../linked-post.ts'
import { type Threads, withThread } from './threads.ts'

type LinkedPost = {
  /** Undefined where the address links to no post. */
  readonly id: string | undefined
  /** It no longer exists, or could not be loaded. */
  readonly problem: 'gone' | 'failed' | undefined
}

/**
 * The post that the page's address links to, for example from a mail: loaded if the first page does not have it,
 * scrolled to and focused.
 */
export function useLinkedPost(
  documentId: string,
  threads: Threads | undefined,
  change: (change: (threads: Threads) => Threads) => void,
): LinkedPost {
  const [id, setId] = useState(linkedPostId)
  const [problem, setProblem] = useState<LinkedPost['problem']>()
  const [shownId, setShownId] = useState<string>()
  useEffect(() => {
    const follow = () => {
      setShownId(undefined)
      setId(linkedPostId())
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const isLoaded = threads !== undefined
  const isListed = id !== undefined && (threads?.some((thread) => has(thread, id)) ?? false)
  useEffect(() => {
    if (!id || !isLoaded || isListed || shownId === id) return
    let isOver = false
    callBackend<typeof getPost>('GET /api/v1/posts/{id}', { params: { id } }).then((result) => {
      if (isOver) return
      const isHere = result.ok && result.value.documentId === documentId
      if (isHere) change((before) => withThread(before, result.value.thread))
      setProblem(isHere ? undefined : result.ok || result.code === 'noSuchPost' ? 'gone' : 'failed')
    })
    return () => {
      isOver = true
    }
  }, [id, isLoaded, isListed, shownId, documentId, change])
  useEffect(() => {
    if (!id || !isListed || shownId === id) return
    const element = document.getElementById(postAnchor(id))
    if (!element) return
    element.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
    setShownId(id)
  }, [id, isListed, shownId])
  return { id, problem }
}

function has(thread: Threads[number], id: string): boolean {
  return thread.id === id || thread.replies.some((reply) => reply.id === id)
}
