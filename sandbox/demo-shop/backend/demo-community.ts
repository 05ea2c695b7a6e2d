import { createHash } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import type { members } from '#web/server/db/schema/members.ts'
import type { postLikes, posts } from '#web/server/db/schema/posts.ts'
import type { reviews } from '#web/server/db/schema/reviews.ts'
import { type DemoPost, DISCUSSIONS } from './discussions.ts'
import { type DemoMember, MEMBERS } from './members.ts'
import { REVIEWS } from './reviews.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** The hash of no password: nobody can log in as a demo member. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export function demoMembers(today: Date): InferInsertModel<typeof members>[] {
  return Object.entries(MEMBERS).map(([key, { fullName, lang }]) => ({
    id: idOf(`member ${key}`),
    email: `${key}@example.com`,
    passwordHash: NO_PASSWORD,
    fullName,
    lang,
    createdAt: new Date(today.getTime() - 120 * DAY),
    emailVerifiedAt: new Date(today.getTime() - 120 * DAY),
  }))
}

/** Posts before their replies. */
export function demoPosts(today: Date): {
  readonly posts: InferInsertModel<typeof posts>[]
  readonly likes: InferInsertModel<typeof postLikes>[]
} {
  const stored: InferInsertModel<typeof posts>[] = []
  const likes: InferInsertModel<typeof postLikes>[] = []
  for (const [key, threads] of Object.entries(DISCUSSIONS)) {
    const add = (post: Omit<DemoPost, 'replies'>, path: string, parentId: string | null, replyCount: number) => {
      const { by, hoursAgo, text, isPinned = false, likedBy = [] } = post
      const id = idOf(`post ${key} ${path}`)
      const author = { memberId: by === 'shop' ? null : memberId(by), isByShop: by === 'shop' }
      const createdAt = new Date(today.getTime() - hoursAgo * HOUR)
      const counts = { likeCount: likedBy.length, replyCount }
      stored.push({ id, documentId: documentIdOf(key), parentId, ...author, text, isPinned, ...counts, createdAt })
      likes.push(...likedBy.map((member) => ({ postId: id, memberId: memberId(member) })))
      return id
    }
    for (const [index, { replies = [], ...thread }] of threads.entries()) {
      const parentId = add(thread, String(index), null, replies.length)
      for (const [number, reply] of replies.entries()) add(reply, `${index} ${number}`, parentId, 0)
    }
  }
  return { posts: stored, likes }
}

export function demoReviews(today: Date): InferInsertModel<typeof reviews>[] {
  return Object.entries(REVIEWS).flatMap(([key, written]) =>
    written.map(({ by, daysAgo, ...review }) => ({
      id: idOf(`review ${key} ${by}`),
      documentId: documentIdOf(key),
      memberId: memberId(by),
      ...review,
      createdAt: new Date(today.getTime() - daysAgo * DAY),
    })),
  )
}

function memberId(key: DemoMember): string {
  return idOf(`member ${key}`)
}

/** Always the same id for a name, in the form of a UUID. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Discussions and reviews name a product by its document's id without `product-`. */
function documentIdOf(key: string): string {
  return `product-${key}`
}
