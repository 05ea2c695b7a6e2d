import type { CurrentMember } from '#web/domain/member/member.ts'
import type { Author, Post } from '#web/domain/member/posts.ts'

/** Values that the examples of several contracts share; their types keep them in step with the schemas. */
export const exampleIds = {
  documentId: 'product-storr',
  memberId: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
  postId: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a',
} as const

export const exampleAuthor: Author = { id: exampleIds.memberId, name: 'Kari Nordmann', picture: null }

export const examplePost: Post = {
  id: exampleIds.postId,
  text: 'Passer den over en tykk genser?',
  isPinned: false,
  isByShop: false,
  author: exampleAuthor,
  likeCount: 7,
  replyCount: 0,
  createdAt: '2026-11-22T08:00:00.000Z',
  isEdited: false,
  isLiked: false,
  isOwn: false,
  notifiesOfReplies: false,
}

export const exampleMember: CurrentMember = {
  id: exampleIds.memberId,
  email: 'kari@example.com',
  isEmailVerified: true,
  fullName: 'Kari Nordmann',
  profilePicture: null,
  country: 'NO',
  birthYear: 1984,
  postcode: '0150',
  preferredFit: 'women',
  enableNotifications: true,
}
