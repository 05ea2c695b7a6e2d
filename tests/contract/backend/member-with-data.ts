import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { registrationSchema } from '#web/domain/member/account.ts'
import type { Database } from '#web/server/db/pool.ts'
import { borrowings } from '#web/server/db/schema/borrowings.ts'
import { newsletterSubscriptions } from '#web/server/db/schema/newsletter.ts'
import { posts } from '#web/server/db/schema/posts.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { deletePost, setLiked } from '#web/server/discussion/change-post.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { pitchIdea } from '#web/server/ideas/pitch-idea.ts'
import { updateProfile } from '#web/server/members/profile.ts'
import { register } from '#web/server/members/register.ts'
import { requestPasswordReset } from '#web/server/members/reset-password.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { reportPost, reportReview } from '#web/server/reports.ts'
import { writeReview } from '#web/server/reviews/write-review.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { storingWorker } from './store-pictures.ts'

export const now = new Date('2026-11-22T12:00:00Z')
export const password = 'granskog og bekk'

/** A picture store in memory, with its files. */
export function memoryStore() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const store: PictureStore = {
    write: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
    read: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  }
  return { files, store }
}

export async function join(database: Database, fullName = `Kari ${randomUUID().replace(/\d/g, 'x')}`) {
  const email = `${randomUUID()}@example.com`
  const registration = registrationSchema.parse({ email, password, fullName })
  const result = await register(
    database,
    { ...registration, lang: 'nb' },
    { userAgent: 'Firefox' },
    async () => undefined,
    now,
  )
  if (!result.ok) throw new Error(result.code)
  const { token, memberId } = result.value
  return { email, fullName, token, memberId, member: () => memberOf(database, token) }
}

export type Joined = Awaited<ReturnType<typeof join>>

async function memberOf(database: Database, token: string) {
  const session = await findSession(database, token, now)
  if (!session) throw new Error('Not logged in')
  return session.member
}

/** Registers a member with data in every part of the backend. Returns the member and the ids of that data. */
export async function joinWithData(database: Database, store: PictureStore) {
  const joined = await join(database)
  const other = await join(database)
  const { memberId, email } = joined
  const documentId = `product-${randomUUID()}`
  const post = async (author: Joined, text: string, parentId?: string, at = now) => {
    const id = randomUUID()
    await writePost(
      database,
      { id, documentId, text, notifiesOfReplies: true, ...(parentId && { parentId }) },
      { memberId: author.memberId },
      at,
    )
    return id
  }
  const own = await post(joined, 'My own post')
  const theirs = await post(other, 'A post of somebody else')
  const reply = await post(joined, 'My own reply', theirs)
  await post(other, 'An answer', own)
  const deleted = await post(joined, 'What I regret', undefined, new Date(now.getTime() - 2 * 3_600_000))
  await deletePost(database, memberId, deleted, now)
  for (const reader of [joined, other]) await setLiked(database, reader.memberId, theirs, true)
  await reportPost(database, memberId, theirs, 'Not nice', now)
  const review = { stars: 5, title: 'Good', text: 'A good jacket', fit: null, size: null }
  await writeReview(database, memberId, documentId, review, now)
  const written = await writeReview(database, other.memberId, documentId, review, now)
  const theirReview = written.ok ? written.value.id : ''
  await reportReview(database, memberId, theirReview, 'Not nice either', now)

  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const profilePicture = `data:image/png;base64,${picture.toString('base64')}`
  const { signal } = new AbortController()
  const storePicture = storingWorker(database, store)
  const profile = { country: 'NO', birthYear: 1984, postcode: '0150', preferredFit: 'both' } as const
  await updateProfile(database, storePicture, await joined.member(), { ...profile, profilePicture }, now, signal)
  const idea = { content: 'A jacket of nettles', images: [profilePicture] }
  await pitchIdea(database, storePicture, memberId, idea, async () => undefined, now, signal)
  await requestPasswordReset(database, email, async () => undefined, now)

  for (const [state, owner] of [
    ['confirmed', memberId],
    ['cancelled', memberId],
    // As a guest.
    ['cancelled', null],
  ] as const) {
    const row = { idempotencyKey: randomUUID(), state, email, mailbox: email, memberId: owner }
    const [reservation] = await database.insert(reservations).values(row).returning()
    if (!reservation) throw new Error('Not stored')
    const line = { reservationId: reservation.id, centraId: '101', item: '101-1', quantity: 2 }
    await database.insert(reservationLines).values(line)
  }
  for (const state of ['handedOut', 'returned'] as const) {
    const isOver = state === 'returned'
    await database.insert(borrowings).values({
      idempotencyKey: randomUUID(),
      state,
      documentId,
      size: 'M',
      email,
      phone: '55 00 14 20',
      lang: 'nb',
      memberId,
      name: isOver ? joined.fullName : 'Borrower',
      pickUpDay: '2026-11-20',
      keptUntil: '2026-11-27',
      cancelTokenHash: '',
      createdAt: now,
      endedAt: isOver ? now : null,
    })
  }
  await database.insert(stockNotifications).values({ email, itemId: '7-1', centraId: '7', lang: 'nb' })
  const request = { email, lang: 'nb', linkHash: 'of a link', linkExpiresAt: now } as const
  await database.insert(newsletterSubscriptions).values({ ...request, requestedAt: now, confirmedAt: now })
  return { ...joined, documentId, other, own, theirs, theirReview, reply, deleted }
}

export async function postsOf(database: Database, ids: readonly string[]) {
  const rows = await database.select().from(posts)
  return ids.map((id) => rows.find((row) => row.id === id))
}
