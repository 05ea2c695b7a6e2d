import { useState } from 'react'
import { type CallResult, callBackend } from '#web/services/backend/call-backend.ts'
import type { deletePost } from '#web/services/backend/contracts/delete-post.ts'
import type { editPost } from '#web/services/backend/contracts/edit-post.ts'
import type { likePost } from '#web/services/backend/contracts/like-post.ts'
import type { reportPost } from '#web/services/backend/contracts/report-post.ts'
import type { restorePost } from '#web/services/backend/contracts/restore-post.ts'
import type { setReplyNotifications } from '#web/services/backend/contracts/set-reply-notifications.ts'
import type { unlikePost } from '#web/services/backend/contracts/unlike-post.ts'
import { asMember } from '#web/services/session/as-member.ts'
import type { Intent } from '#web/services/session/intent-schema.ts'
import { requireMember } from '#web/services/session/require-member.ts'
import type { Problem } from './composer.tsx'
import { problemOf, useDiscussionState } from './discussion-context.ts'
import { type ShownPost, withChange } from './threads.ts'

/**
 * The reader's actions on a post. Everything shows at once and is taken back, with a message, if the backend does not
 * accept it.
 */
export function usePostActions(post: ShownPost) {
  const { lang, texts, documentId, change, announce, whileChanging } = useDiscussionState()
  const [problem, setProblem] = useState<string>()
  const params = { id: post.id }

  const show = (fields: Partial<ShownPost>) => change((threads) => withChange(threads, post.id, fields))

  /** Shows `after`, makes the call, and shows `before` again if it fails. Returns whether it succeeded. */
  const optimistically = <Value>(
    intent: Intent,
    { before, after, failed }: { before: Partial<ShownPost>; after: Partial<ShownPost>; failed?: string },
    call: () => Promise<CallResult<Value, string>>,
  ) =>
    whileChanging(async () => {
      setProblem(undefined)
      if (!(await requireMember(intent, lang))) return { ok: false, problem: '' } as const
      show(after)
      const result = await asMember(intent, lang, call)
      if (result?.ok) return result
      show(before)
      const reason = result ? problemOf(result, texts) : ''
      const message = [failed, reason].filter(Boolean).join(' ')
      setProblem(message)
      return { ok: false, problem: message } as const
    })

  /** An own post is changed by a member only; should the session have ended, the login comes back to the post. */
  const own: Intent = { kind: 'draft', documentId, text: '', postId: post.id }

  return {
    problem,

    async like(isLiked: boolean) {
      const { likeCount } = post
      const before = { isLiked: !isLiked, likeCount }
      const after = { isLiked, likeCount: likeCount + (isLiked ? 1 : -1) }
      const call = () =>
        isLiked
          ? callBackend<typeof likePost>('PUT /api/v1/posts/{id}/like', { params, lang })
          : callBackend<typeof unlikePost>('DELETE /api/v1/posts/{id}/like', { params, lang })
      const intent = { kind: 'like', postId: post.id } as const
      const result = await optimistically(intent, { before, after, failed: texts.likeFailed }, call)
      // Others may have liked it, too.
      if (result.ok) show({ likeCount: result.value.likeCount })
    },

    async edit(text: string): Promise<Problem | undefined> {
      const before = { text: post.text, isEdited: post.isEdited }
      const call = () => callBackend<typeof editPost>('PUT /api/v1/posts/{id}', { params, body: { text }, lang })
      const result = await optimistically(own, { before, after: { text, isEdited: true } }, call)
      setProblem(undefined)
      if (!result.ok) return { problem: result.problem }
      announce(texts.saved)
      return undefined
    },

    async remove() {
      const states = { before: { isRemoved: false }, after: { isRemoved: true }, failed: texts.removeFailed }
      const result = await optimistically(own, states, () =>
        callBackend<typeof deletePost>('DELETE /api/v1/posts/{id}', { params, lang }),
      )
      if (result.ok) announce(texts.removed)
    },

    async restore() {
      const states = { before: { isRemoved: true }, after: { isRemoved: false, isEdited: true } }
      const result = await optimistically(own, states, () =>
        callBackend<typeof restorePost>('POST /api/v1/posts/{id}/restore', { params, body: { text: post.text }, lang }),
      )
      announce(result.ok ? texts.restored : result.problem)
    },

    async setNotifies(notifiesOfReplies: boolean) {
      const states = { before: { notifiesOfReplies: !notifiesOfReplies }, after: { notifiesOfReplies } }
      const call = () =>
        callBackend<typeof setReplyNotifications>('PUT /api/v1/posts/{id}/notifications', {
          params,
          body: { notifiesOfReplies },
          lang,
        })
      const result = await optimistically(own, states, call)
      if (result.ok) announce(notifiesOfReplies ? texts.notifyIsOn : texts.notifyIsOff)
    },

    async report(reason: string): Promise<Problem | undefined> {
      const call = () =>
        callBackend<typeof reportPost>('POST /api/v1/posts/{id}/reports', { params, body: { reason }, lang })
      const result = await optimistically(own, { before: {}, after: {} }, call)
      setProblem(undefined)
      return result.ok ? undefined : { problem: result.problem }
    },
  }
}
