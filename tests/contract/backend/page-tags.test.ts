import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import { latestTag, postsTag, ratingsTag, reviewsTag } from '#web/domain/member/page-tags.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import { members } from '#web/server/db/schema/members.ts'
import { editPost, setLiked } from '#web/server/discussion/change-post.ts'
import { setHidden, setPinned } from '#web/server/discussion/public.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { tagsChangedSince } from '#web/server/expired-tags/public.ts'
import { deleteReview, writeReview } from '#web/server/reviews/write-review.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()

/** The tags that change while the work is done. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Map(
    (await tagsChangedSince(database(), new Date(0))).map(({ tag, changedAt }) => [tag, +changedAt]),
  )
  await work()
  const after = await tagsChangedSince(database(), new Date(0))
  return after.filter(({ tag, changedAt }) => before.get(tag) !== +changedAt).map(({ tag }) => tag)
}

async function member() {
  const row = { email: `${randomUUID()}@example.com`, passwordHash: 'none', fullName: 'Kari', lang: 'nb' as const }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

test('[R1.05] changes of a discussion expire the pages that show it; a like does not', async () => {
  const documentId = randomUUID()
  const id = randomUUID()
  const memberId = await member()
  const post = newPostSchema.parse({ id, documentId, text: 'God jakke' })
  const write = () => writePost(database(), post, { memberId }, new Date())
  const pages = [latestTag, postsTag(documentId)]
  expect((await changedBy(write)).sort()).toEqual(pages)
  expect(await changedBy(write)).toEqual([])
  expect((await changedBy(() => editPost(database(), memberId, id, 'Bedre', new Date()))).sort()).toEqual(pages)
  const byStaff = (change: typeof setHidden | typeof setPinned) =>
    changedBy(() => database().transaction((transaction) => change(transaction, id, true, new Date())))
  expect((await byStaff(setPinned)).sort()).toEqual(pages)
  expect(await changedBy(() => setLiked(database(), memberId, id, true))).toEqual([])
  expect((await byStaff(setHidden)).sort()).toEqual(pages)
})

test('[R1.06] a review expires the product’s page and the lists with its stars', async () => {
  const documentId = randomUUID()
  const memberId = await member()
  const review = reviewSchema.parse({ stars: 4, title: 'Varm', text: 'Sitter godt' })
  const pages = [latestTag, ratingsTag, reviewsTag(documentId)]
  expect((await changedBy(() => writeReview(database(), memberId, documentId, review, new Date()))).sort()).toEqual(
    pages,
  )
  expect((await changedBy(() => deleteReview(database(), memberId, documentId, new Date()))).sort()).toEqual(pages)
})
