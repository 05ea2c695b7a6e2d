import type { Post } from '#web/domain/member/posts.ts'

/** A post without an author, likes and replies, whose text is its id; a test gives what it is about. */
export function makePost(id: string, given: Partial<Post> = {}): Post {
  return {
    id,
    text: id,
    author: null,
    createdAt: '2026-11-22T12:00:00.000Z',
    likeCount: 0,
    replyCount: 0,
    hasLinks: true,
    isDeleted: false,
    isPinned: false,
    isByShop: false,
    isEdited: false,
    isLiked: false,
    isOwn: false,
    notifiesOfReplies: false,
    ...given,
  }
}
