import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reviewSchema } from '#web/domain/member/review.ts'
import type { ReviewOrder } from '#web/domain/member/review-choices.ts'
import type { OrderLine } from '#web/domain/order/order.ts'
import { members } from '#web/server/db/schema/members.ts'
import { reviews } from '#web/server/db/schema/reviews.ts'
import { reportReview } from '#web/server/reports.ts'
import { checkPurchases } from '#web/server/reviews/check-purchases.ts'
import { listOwnReviews } from '#web/server/reviews/list-own-reviews.ts'
import { listReviews, type ReviewFilter, readCursor } from '#web/server/reviews/list-reviews.ts'
import { setReviewHidden } from '#web/server/reviews/public.ts'
import { summariseReviews } from '#web/server/reviews/summarise-reviews.ts'
import { deleteOldReviews, deleteReview, ownReview, writeReview } from '#web/server/reviews/write-review.ts'
import { exampleOrder } from '#web/services/backend/examples.ts'
import type { PlatformOrder } from '#web/services/centra-orders/platform-order.ts'
import { platformOrder } from './platform-order.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const start = new Date('2026-11-22T12:00:00.000Z').getTime()
const at = (second: number) => new Date(start + second * 1000)
const product = () => randomUUID().slice(0, 8)
const hidden = (id: string, isHidden: boolean, now: Date) =>
  database().transaction((transaction) => setReviewHidden(transaction, id, isHidden, now))

async function member(fullName = 'Kari Nordmann') {
  const row = { email: `${randomUUID()}@example.com`, passwordHash: 'none', fullName, lang: 'nb' as const }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

async function review(documentId: string, memberId: string, fields: Record<string, unknown> = {}, second = 0) {
  const input = reviewSchema.parse({ stars: 4, title: 'Varm', text: 'Sitter godt', ...fields })
  const result = await writeReview(database(), memberId, documentId, input, at(second))
  if (!result.ok) throw new Error('Refused')
  return result.value.id
}

/** Every page of the list, one after the other. */
async function all(documentId: string, filter: ReviewFilter) {
  const pages = []
  let cursor: string | null | undefined
  do {
    const page = await listReviews(database(), documentId, filter, cursor ? readCursor(cursor) : undefined)
    pages.push(page.items)
    cursor = page.next
  } while (cursor)
  return pages.flat()
}

const summary = async (documentId: string) => (await summariseReviews(database(), [documentId, 'other']))[0]

test('[R1.06] a member has one review of a product; writing again replaces it, even ten at once', async () => {
  const documentId = product()
  const kari = await member()
  await Promise.all(Array.from({ length: 10 }, (_, index) => review(documentId, kari, { title: `Nr. ${index}` })))
  await review(documentId, kari, { stars: 2, title: 'Likevel ikke', fit: 'small', size: 'M' }, 5)
  const [only, ...others] = await all(documentId, { order: 'newest' })
  expect(others).toEqual([])
  expect(only).toMatchObject({ stars: 2, title: 'Likevel ikke', fit: 'small', size: 'M', isEdited: true })
  expect(only?.author).toEqual({ id: kari, name: 'Kari Nordmann', picture: null })
  expect(only?.createdAt).toBe(at(0).toISOString())
})

test('[R1.06] the summary has the average to one decimal, the distribution and the verdicts on the fit', async () => {
  const documentId = product()
  for (const [stars, fit] of [
    [5, 'true'],
    [5, 'true'],
    [4, 'large'],
    [1, null],
  ]) {
    await review(documentId, await member(), { stars, fit })
  }
  expect(await summary(documentId)).toEqual({
    documentId,
    count: 4,
    average: 3.8,
    distribution: [1, 0, 0, 1, 2],
    fit: { small: 0, true: 2, large: 1 },
  })
  expect(await summary(product())).toBeUndefined()
})

test.each<[ReviewOrder, (a: number, b: number) => number]>([
  ['highest', (a, b) => b - a],
  ['lowest', (a, b) => a - b],
])('the order "%s" goes by stars, over all pages, without repeating or leaving out', async (order, compare) => {
  const documentId = product()
  const given = Array.from({ length: 25 }, (_, index) => (index % 5) + 1)
  for (const [index, stars] of given.entries()) await review(documentId, await member(), { stars }, index % 3)
  const listed = await all(documentId, { order })
  expect(listed.map(({ stars }) => stars)).toEqual([...given].sort(compare))
  expect(new Set(listed.map(({ id }) => id)).size).toBe(25)
})

test('the newest come first, of one size if requested', async () => {
  const documentId = product()
  for (let index = 0; index < 12; index++) {
    await review(documentId, await member(), { title: `Nr. ${index}`, size: index % 2 ? 'M' : 'S' }, index)
  }
  const listed = await all(documentId, { order: 'newest', size: 'M' })
  expect(listed.map(({ title }) => title)).toEqual(['Nr. 11', 'Nr. 9', 'Nr. 7', 'Nr. 5', 'Nr. 3', 'Nr. 1'])
})

test('a hidden review is in neither list nor summary, and stays hidden when its member edits it', async () => {
  const documentId = product()
  const kari = await member()
  const id = await review(documentId, kari)
  expect((await hidden(id, true, at(1))).ok).toBe(true)
  await review(documentId, kari, { stars: 5 }, 2)
  expect([await all(documentId, { order: 'newest' }), await summary(documentId)]).toEqual([[], undefined])
  await hidden(id, false, at(3))
  expect(await summary(documentId)).toMatchObject({ count: 1, average: 5 })
  expect((await hidden(randomUUID(), true, at(3))).ok).toBe(false)
})

test('members delete their own review only', async () => {
  const documentId = product()
  const kari = await member()
  await review(documentId, kari)
  await deleteReview(database(), await member('Ola'), documentId, at(1))
  expect(await all(documentId, { order: 'newest' })).toHaveLength(1)
  await deleteReview(database(), kari, documentId, at(1))
  expect(await all(documentId, { order: 'newest' })).toEqual([])
})

test('reviews can be filtered by their number of stars, alone or together with a size', async () => {
  const documentId = product()
  for (const [stars, size] of [
    [5, 'M'],
    [5, 'L'],
    [3, 'M'],
  ]) {
    await review(documentId, await member(), { stars, size })
  }
  const found = async (filter: Omit<ReviewFilter, 'order'>) =>
    (await all(documentId, { order: 'newest', ...filter })).map(({ stars, size }) => `${stars} ${size}`).sort()
  expect(await found({ stars: 5 })).toEqual(['5 L', '5 M'])
  expect(await found({ stars: 5, size: 'M' })).toEqual(['5 M'])
  expect(await found({ stars: 1 })).toEqual([])
})

test('members can read their own review, even while staff hide it', async () => {
  const documentId = product()
  const [kari, ola] = [await member(), await member('Ola')]
  const id = await review(documentId, kari, { size: 'M' })
  expect(await ownReview(database(), kari, documentId)).toMatchObject({ stars: 4, size: 'M', isHidden: false })
  await database().transaction((transaction) => setReviewHidden(transaction, id, true, at(1)))
  expect(await ownReview(database(), kari, documentId)).toMatchObject({ title: 'Varm', isHidden: true })
  expect(await ownReview(database(), ola, documentId)).toBeNull()
})

test('[R1.06] a review hidden by staff stays hidden when its member deletes it and writes another, until staff show it', async () => {
  const documentId = product()
  const kari = await member()
  const id = await review(documentId, kari)
  await hidden(id, true, at(1))
  await deleteReview(database(), kari, documentId, at(2))
  expect(await ownReview(database(), kari, documentId)).toBeNull()
  const input = reviewSchema.parse({ stars: 5, title: 'Ny', text: 'Samme reklame' })
  expect(await writeReview(database(), kari, documentId, input, at(3))).toEqual({
    ok: true,
    value: { id, isHidden: true },
  })
  expect([await all(documentId, { order: 'newest' }), await summary(documentId)]).toEqual([[], undefined])
  expect(await ownReview(database(), kari, documentId)).toMatchObject({ title: 'Ny', isHidden: true })
  await deleteOldReviews(database(), at(100 * 24 * 3600))
  expect(await ownReview(database(), kari, documentId)).toMatchObject({ title: 'Ny' })
  await hidden(id, false, at(4))
  expect(await all(documentId, { order: 'newest' })).toMatchObject([{ title: 'Ny', isEdited: false }])
})

test('a deleted review keeps none of its text, its report stays for a while, and it is new when it is written again', async () => {
  const documentId = product()
  const kari = await member()
  const id = await review(documentId, kari, { text: 'Hemmelig', size: 'M' })
  await reportReview(database(), await member('Ola'), id, 'Reklame', at(1))
  await deleteReview(database(), kari, documentId, at(2))
  const stored = async () => await database().select().from(reviews).where(eq(reviews.documentId, documentId))
  expect(await stored()).toMatchObject([{ id, title: '', text: '', size: null }])
  expect(await listOwnReviews(database(), kari, undefined)).toMatchObject({ items: [] })
  expect(await reportReview(database(), kari, id, 'Reklame', at(2))).toEqual({ ok: false, code: 'noSuchReview' })
  await review(documentId, kari, { title: 'Igjen' }, 3)
  expect(await all(documentId, { order: 'newest' })).toMatchObject([
    { id, title: 'Igjen', isEdited: false, createdAt: at(3).toISOString() },
  ])
  await deleteReview(database(), kari, documentId, at(4))
  await deleteOldReviews(database(), at(4 + 29 * 24 * 3600))
  expect(await stored()).toHaveLength(1)
  await deleteOldReviews(database(), at(5 + 30 * 24 * 3600))
  expect(await stored()).toEqual([])
})

test('nobody reports their own review', async () => {
  const kari = await member()
  const id = await review(product(), kari)
  expect(await reportReview(database(), kari, id, 'Reklame', at(1))).toEqual({ ok: false, code: 'ownContribution' })
})

describe('[R1.06] a purchase is confirmed', () => {
  const order = (state: PlatformOrder['state'], changed: Partial<OrderLine>) => {
    const lines = exampleOrder.lines.map((line) => ({ ...line, ...changed }))
    return { ...platformOrder(randomUUID()), state, lines }
  }
  const check = (documentId: string, orders: PlatformOrder[], second = 10) =>
    checkPurchases({
      database: database(),
      now: () => at(second),
      orders: { ordersOfEmail: async () => ({ ok: true, value: orders }) },
      centraIds: async () => new Map([[documentId, '107']]),
    })
  const verify = (id: string) =>
    database()
      .update(members)
      .set({ emailVerifiedAt: at(0) })
      .where(eq(members.id, id))
  const shown = async (documentId: string) => {
    const [first] = await all(documentId, { order: 'newest' })
    return [first?.isBought, first?.isSizeBought]
  }

  test.each([
    ['in that size', [order('shipped', { centraId: '107', size: 'M' })], [true, true]],
    ['in another size', [order('received', { centraId: '107', size: 'L' })], [true, false]],
    ['in one size', [order('received', { centraId: '107', size: '' })], [true, false]],
    ['only in a cancelled order', [order('cancelled', { centraId: '107', size: 'M' })], [false, false]],
    ['not at all', [order('shipped', { centraId: '108', size: 'M' })], [false, false]],
  ])('where the author has bought it %s', async (_, orders, expected) => {
    const documentId = product()
    const kari = await member()
    await review(documentId, kari, { size: 'M' })
    await check(documentId, orders)
    expect(await shown(documentId), 'the address may be somebody else’s').toEqual([false, false])
    await verify(kari)
    await check(documentId, orders)
    expect(await shown(documentId)).toEqual(expected)
  })

  test('once; a review without it is checked again when it is edited', async () => {
    const documentId = product()
    const kari = await member()
    await verify(kari)
    await review(documentId, kari, { size: 'M' })
    await check(documentId, [])
    const orders = [order('shipped', { centraId: '107', size: 'M' })]
    await check(documentId, orders)
    expect(await shown(documentId)).toEqual([false, false])
    await review(documentId, kari, { size: 'L' }, 20)
    await check(documentId, orders)
    expect(await shown(documentId)).toEqual([true, false])
    await review(documentId, kari, { size: 'M' }, 30)
    expect(await shown(documentId)).toEqual([true, true])
    await deleteReview(database(), kari, documentId, at(40))
    await review(documentId, kari, { size: 'M' }, 50)
    expect(await shown(documentId)).toEqual([false, false])
  })

  test('later, if the platform does not respond', async () => {
    const documentId = product()
    const kari = await member()
    await verify(kari)
    await review(documentId, kari)
    const orders = { ordersOfEmail: async () => ({ ok: false, problem: 'down' }) as const }
    const ports = {
      database: database(),
      now: () => at(1),
      orders,
      centraIds: async () => new Map([[documentId, '107']]),
    }
    await expect(checkPurchases(ports)).rejects.toThrow('down')
    await check(documentId, [order('shipped', { centraId: '107', size: 'M' })])
    expect(await shown(documentId)).toEqual([true, false])
  })
})
