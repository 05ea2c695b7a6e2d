import { callBackend } from '#web/services/backend/call-backend.ts'
import type { writePost } from '#web/services/backend/contracts/write-post.ts'
import { asMember } from '#web/services/session/as-member.ts'
import { requireMember } from '#web/services/session/require-member.ts'
import { session } from '#web/services/session/session.ts'
import type { Problem } from './composer.tsx'
import { type DiscussionState, problemOf } from './discussion-context.ts'
import { type ShownPost, withChange, withNew, without } from './threads.ts'

type NewPost = {
  /** The same for a text that is sent again, so that the backend stores it once. */
  readonly id: string
  readonly text: string
  readonly parentId: string | undefined
  readonly notifiesOfReplies: boolean
  readonly at: Date
}

/**
 * Shows the post at once and stores it; one that cannot be stored disappears again and comes back as a problem.
 * Visitors log in first: one who declines keeps the text.
 */
export async function publish(
  { lang, texts, documentId, change, announce, whileChanging }: DiscussionState,
  { at, ...post }: NewPost,
  onShown: () => void,
): Promise<Problem | undefined> {
  const { id, text, parentId } = post
  const intent = { kind: 'draft', documentId, text, ...(parentId && { postId: parentId }) } as const
  return await whileChanging(async () => {
    if (!(await requireMember(intent, lang))) return { problem: '' }
    change((threads) => withNew(threads, ownPost(id, text, post.notifiesOfReplies, at), parentId))
    onShown()
    const result = await asMember(intent, lang, () =>
      callBackend<typeof writePost>('POST /api/v1/posts', { body: { documentId, ...post }, lang }),
    )
    if (result?.ok) {
      change((threads) => withChange(threads, id, { isPending: false }))
      announce(texts.published)
      return undefined
    }
    change((threads) => without(threads, id))
    return { problem: result ? problemOf(result, texts) : '' }
  })
}

function ownPost(id: string, text: string, notifiesOfReplies: boolean, at: Date): ShownPost {
  const state = session.getState()
  const member = state.status === 'member' ? state.member : undefined
  return {
    id,
    text,
    author: member ? { id: member.id, name: member.fullName, picture: member.profilePicture } : null,
    hasLinks: member?.isEmailVerified ?? false,
    isDeleted: false,
    isPinned: false,
    isByShop: false,
    isEdited: false,
    isLiked: false,
    isOwn: true,
    isPending: true,
    likeCount: 0,
    replyCount: 0,
    notifiesOfReplies,
    createdAt: at.toISOString(),
  }
}
