import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const headers = { origin: testAddresses.SITE_ORIGIN }
const api = '/api/v1'

async function join(request: APIRequestContext, fullName = 'Kari Nordmann') {
  const data = { email: `${randomUUID()}@example.com`, password: 'granskog og bekk', fullName }
  expect((await request.post(`${api}/auth/register`, { data, headers })).status()).toBe(201)
}

/** A product of the test's own, which no page shows. */
async function ownProduct(lake: { create: (document: { _id: string; _type: string }) => Promise<unknown> }) {
  const documentId = `product-e2e-${randomUUID()}`
  await lake.create({ _id: documentId, _type: 'product' })
  return documentId
}

function discussion(request: APIRequestContext, documentId: string) {
  return {
    list: async () => (await request.get(`${api}/discussions/${documentId}`)).json(),
    say: (text: string, parentId?: string, id: string = randomUUID()) =>
      request.post(`${api}/posts`, { data: { id, documentId, text, ...(parentId && { parentId }) }, headers }),
  }
}

test('[R1.05] [R6.01] members post, reply and like; visitors read', async ({ request, playwright, lake }) => {
  const documentId = await ownProduct(lake)
  const { list, say } = discussion(request, documentId)
  expect((await say('God jakke')).status()).toBe(401)
  await join(request)
  await expect.poll(async () => (await say('God jakke')).status()).toBe(201)
  const [post] = (await list()).items
  expect((await say('Enig', post.id)).status()).toBe(201)
  const liked = await request.put(`${api}/posts/${post.id}/like`, { headers })
  expect(await liked.json()).toEqual({ likeCount: 1 })

  const visitor = await playwright.request.newContext({ baseURL: testAddresses.SITE_ORIGIN })
  const seen = (await discussion(visitor, documentId).list()).items
  expect(seen).toMatchObject([
    { text: 'God jakke', author: { name: 'Kari Nordmann' }, likeCount: 1, isLiked: false, replies: [{ text: 'Enig' }] },
  ])
  expect((await list()).items[0].isLiked).toBe(true)
  for (const call of [
    visitor.put(`${api}/posts/${post.id}/like`, { headers }),
    visitor.post(`${api}/posts/${post.id}/reports`, { data: { reason: 'Reklame' }, headers }),
    visitor.delete(`${api}/posts/${post.id}`, { headers }),
  ]) {
    expect((await call).status()).toBe(401)
  }
  await visitor.dispose()
})

test('a post about a document that is not a product, or with an invalid cursor, is refused', async ({
  request,
  lake,
}) => {
  await join(request)
  expect((await discussion(request, 'siteSettings').say('Hei!')).status()).toBe(404)
  const documentId = await ownProduct(lake)
  expect((await request.get(`${api}/discussions/${documentId}?after=tull`)).status()).toBe(400)
  expect((await request.get(`${api}/discussions/${documentId}/news?since=soon`)).status()).toBe(400)
})

test('[R1.06] a member reviews a product; its summary follows', async ({ request, lake }) => {
  const documentId = await ownProduct(lake)
  const put = (data: object) => request.put(`${api}/products/${documentId}/review`, { data, headers })
  const review = { stars: 4, title: 'Varm', text: 'Sitter godt', fit: 'true', size: 'M' }
  expect((await put(review)).status()).toBe(401)
  await join(request)
  await expect.poll(async () => (await put(review)).status()).toBe(200)
  expect((await put({ ...review, stars: 6 })).status()).toBe(400)
  expect((await put({ ...review, stars: 5 })).status()).toBe(200)
  const { items } = await (await request.get(`${api}/products/${documentId}/reviews`)).json()
  expect(items).toMatchObject([{ stars: 5, title: 'Varm', fit: 'true', size: 'M', isEdited: true }])
  const { summaries } = await (await request.get(`${api}/reviews/summaries?documentIds=${documentId},other`)).json()
  expect(summaries).toEqual([
    { documentId, count: 1, average: 5, distribution: [0, 0, 0, 0, 1], fit: { small: 0, true: 1, large: 0 } },
  ])
})
