import { useEffect, useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { likePost } from '#web/services/backend/contracts/like-post.ts'
import { takeIntent } from '#web/services/session/pending-intent.ts'
import { currentSession, session } from '#web/services/session/session.ts'

/** The form that a visitor was using before logging in on another page: a new post, or a reply to a post. */
type Resumed = { readonly isNewPost: boolean; readonly postId: string | undefined }

/**
 * Resumes what a visitor was doing before logging in on another page: carries out a like, or returns which form to open
 * again.
 */
export function useResumed(documentId: string): Resumed | undefined {
  const [resumed, setResumed] = useState<Resumed>()
  useEffect(() => {
    const resume = async () => {
      const like = await takeIntent('like')
      if (like) await callBackend<typeof likePost>('PUT /api/v1/posts/{id}/like', { params: { id: like.postId } })
      const draft = await takeIntent('draft')
      if (draft?.documentId === documentId) setResumed({ isNewPost: draft.postId === undefined, postId: draft.postId })
    }
    void currentSession().then(resume)
    return session.subscribe(() => void resume())
  }, [documentId])
  return resumed
}
