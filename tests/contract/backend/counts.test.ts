import { describe, expect, test } from 'vitest'
import { fillBackend } from '#sandbox/demo-shop/backend/fill-backend.ts'
import { CATALOGUE } from '#sandbox/demo-shop/catalogue.ts'
import { orderCount, publicCount } from '#web/server/crowdfunding/order-count.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { latestPosts } from '#web/server/discussion/latest-posts.ts'
import { allPreorderStock } from '#web/server/preorder/preorder-stock.ts'
import { allRatings } from '#web/server/reviews/summarise-reviews.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const later = new Date(now.getTime() + 30 * 60_000)

async function reserve(
  centraId: string,
  quantity: number,
  state: 'unverified' | 'pending' | 'confirmed' | 'released',
  expiresAt: Date | null = null,
  holdsUntil = expiresAt,
): Promise<void> {
  const idempotencyKey = `${centraId}-${quantity}-${state}-${expiresAt?.getTime()}`
  const email = 'kari@example.com'
  const [row] = await database()
    .insert(reservations)
    .values({ idempotencyKey, state, email, mailbox: email, expiresAt, holdsUntil })
    .returning()
  if (!row) throw new Error('Nothing was inserted')
  await database().insert(reservationLines).values({ reservationId: row.id, centraId, item: '1-2', quantity })
}

describe('[R7.06] the count of a campaign', () => {
  test('is 0 for a product that nobody has reserved', async () => {
    expect(await orderCount(database(), { centraId: 'unreserved', decisionId: null }, now)).toBe(0)
  })

  test('adds the garments of confirmed and of pending reservations, not the reservations', async () => {
    await reserve('one', 2, 'confirmed')
    await reserve('one', 3, 'pending', later)
    await reserve('other', 50, 'confirmed')
    expect(await orderCount(database(), { centraId: 'one', decisionId: null }, now)).toBe(5)
  })

  test('leaves out released and expired reservations', async () => {
    await reserve('two', 1, 'confirmed')
    await reserve('two', 10, 'released')
    await reserve('two', 100, 'pending', now)
    await reserve('two', 1000, 'pending', later)
    expect(await orderCount(database(), { centraId: 'two', decisionId: null }, now)).toBe(1001)
    expect(await orderCount(database(), { centraId: 'two', decisionId: null }, later)).toBe(1)
  })

  test('the shop counts confirmed and held reservations separately, and leaves out unverified ones and pending ones that hold nothing', async () => {
    await reserve('said', 2, 'confirmed')
    await reserve('said', 3, 'pending', later)
    await reserve('said', 10, 'pending', later, null)
    await reserve('said', 100, 'unverified', later)
    const run = { centraId: 'said', decisionId: null }
    expect(await publicCount(database(), run, now)).toEqual({ orderCount: 2, held: 3 })
    expect(await orderCount(database(), run, now)).toBe(5)
  })

  test('a reservation that is pending without an end, or has no garments, is refused', async () => {
    await expect(reserve('three', 1, 'pending')).rejects.toThrow()
    await expect(reserve('three', 0, 'confirmed')).rejects.toThrow()
  })
})

describe('the demo shop in the product backend', () => {
  test('[R7.06] fills preorder stock and counts, and changes nothing the second time', async () => {
    await fillBackend(url(), now)
    const stock = await allPreorderStock(database())
    const latest = await latestPosts(database(), 3)
    const rated = await allRatings(database())
    await fillBackend(url(), later)
    expect(latest).toHaveLength(3)
    expect([await latestPosts(database(), 3), await allRatings(database())]).toEqual([latest, rated])
    expect(await allPreorderStock(database())).toEqual(stock)
    expect(stock.every((entry) => entry.stock <= entry.nextDeliveryStock)).toBe(true)
    expect(stock.some((entry) => entry.stock === 0)).toBe(true)
    expect(stock[0]).toEqual({
      itemNumber: expect.any(Number),
      stock: expect.any(Number),
      nextDeliveryStock: expect.any(Number),
      deliveryDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    for (const { centraId, campaign } of CATALOGUE) {
      if (!campaign) continue
      expect(await orderCount(database(), { centraId, decisionId: null }, now)).toBe(campaign.reserved)
    }
  })
})
