import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { members } from '#web/server/db/schema/members.ts'
import { exportData } from '#web/server/member-data/export-data.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { join, joinWithData, memoryStore, now } from './member-with-data.ts'
import { platformOrder } from './platform-order.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()

/** More than the platform returns at once. */
const manyOrders = Array.from({ length: 103 }, (_, place) => platformOrder(String(1103 - place)))

function servicesFor(joined: Pick<Awaited<ReturnType<typeof join>>, 'email'>, store: PictureStore) {
  const ordersOfEmail: OrderApi['ordersOfEmail'] = async (email, { skip = 0, limit = 50 } = {}) => {
    const orders = email === joined.email ? manyOrders.slice(skip, skip + limit) : []
    return { ok: true, value: orders }
  }
  return { openStore: () => store, orderApi: { ordersOfEmail } }
}

async function exported(joined: Awaited<ReturnType<typeof join>>, store = memoryStore().store) {
  const zip = new Response(await exportData(database(), servicesFor(joined, store), await joined.member(), now))
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const json = strFromU8(files['data.json'] ?? new Uint8Array())
  return { files, json, data: JSON.parse(json) }
}

test('an export holds everything that the database knows of the member, and the picture', async () => {
  const { store } = memoryStore()
  const joined = await joinWithData(database(), store)
  await database().update(members).set({ emailVerifiedAt: now }).where(eq(members.id, joined.memberId))
  const { files, data } = await exported(joined, store)
  expect(data.account).toMatchObject({
    id: joined.memberId,
    email: joined.email,
    fullName: joined.fullName,
    lang: 'nb',
    country: 'NO',
    birthYear: 1984,
    postcode: '0150',
    preferredFit: 'both',
  })
  expect(data.sessions).toMatchObject([{ userAgent: 'Firefox' }])
  expect(data.devices).toMatchObject([{ lastUsedAt: now.toISOString() }])
  expect(data.passwordResets).toMatchObject([{ email: joined.email }])
  expect(data.posts.map(({ text }: { text: string }) => text).toSorted()).toEqual(['', 'My own post', 'My own reply'])
  expect(data.replyMails).toHaveLength(1)
  expect(data.likedPosts).toEqual([joined.theirs])
  expect(data.reports).toMatchObject([{ postId: joined.theirs, reason: 'Not nice' }])
  expect(data.reviewReports).toMatchObject([{ reviewId: joined.theirReview, reason: 'Not nice either' }])
  expect(data.reviews).toMatchObject([{ documentId: joined.documentId, text: 'A good jacket' }])
  // One of them was made as a guest.
  expect(data.reservations.map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'cancelled',
    'cancelled',
    'confirmed',
  ])
  expect(data.reservations[0].lines).toMatchObject([{ item: '101-1', quantity: 2 }])
  expect(data.borrowings.map(({ state }: { state: string }) => state).toSorted()).toEqual(['handedOut', 'returned'])
  expect(data.orders).toHaveLength(103)
  expect(data.orders.at(-1)).toEqual({ number: '1001', placedAt: '2026-11-22T08:00:00.000Z' })
  expect(data.ideas).toMatchObject([{ content: 'A jacket of nettles' }])
  const [ideaPicture] = data.ideas[0].pictureIds
  expect(await sharp(files[`pictures/${ideaPicture}.webp`]).metadata()).toMatchObject({ format: 'webp' })
  expect(data.stockNotifications).toMatchObject([{ itemId: '7-1' }])
  expect(data.newsletter).toMatchObject({ email: joined.email, confirmedAt: now.toISOString() })
  expect(await sharp(files[`pictures/${data.account.pictureId}.webp`]).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
  })
})

test('an export holds no secrets, nothing of others, and nothing of an address that is not verified', async () => {
  const { store } = memoryStore()
  const joined = await joinWithData(database(), store)
  const { json, data } = await exported(joined, store)
  expect(json).not.toMatch(/argon2|hash|idempotencyKey/i)
  for (const secret of [joined.token, joined.other.email, joined.other.fullName, 'A post of somebody else']) {
    expect(json).not.toContain(secret)
  }
  expect([data.stockNotifications, data.passwordResets, data.orders]).toEqual([[], [], []])
  expect(data.reservations).toHaveLength(2)
  expect(data.newsletter).toBeNull()
})

test('a member who has done nothing gets an export too', async () => {
  const { files, data } = await exported(await join(database()))
  expect(Object.keys(files)).toEqual(['data.json'])
  expect([data.posts, data.reviews, data.reservations]).toEqual([[], [], []])
})

test('an export is sent while it is packed: a picture is read when the reader has taken what comes before it', async () => {
  const { store } = memoryStore()
  const joined = await joinWithData(database(), store)
  const read: string[] = []
  const counting = {
    ...store,
    read: (key: string) => {
      read.push(key)
      return store.read(key)
    },
  }
  const reader = (await exportData(database(), servicesFor(joined, counting), await joined.member(), now)).getReader()
  await reader.read()
  expect(read.length).toBeLessThan(2)
  while (!(await reader.read()).done);
  expect(read).toHaveLength(2)
})
