import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorShape } from './shapes.ts'
import { isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()
const subscribersShape = z.object({
  subscribers: z.array(z.object({ email: z.string(), language: z.string().nullable() })),
})

async function subscribers() {
  return shaped(subscribersShape, await target.admin('GET', 'admin/newsletter')).subscribers
}

describe.skipIf(isRealPlatform)('[R7.04] POST newsletter-subscription/{e-mail}', () => {
  test('stores the address once, with the latest language', async () => {
    const path = `newsletter-subscription/${encodeURIComponent('Kari+nytt@example.com')}`
    for (const language of ['nb', 'en'])
      expect((await target.call('POST', path, { body: { language } })).status).toBe(201)
    expect(await subscribers()).toMatchObject([{ email: 'kari+nytt@example.com', language: 'en' }])
  })

  test.each(['kari', 'kari%40', '%20', '..%2F..%2Fx', 'a%40b.c%0d%0aBcc:x'])('%s is no e-mail address', async (id) => {
    const before = await subscribers()
    const response = await target.call('POST', `newsletter-subscription/${id}`, { body: { language: 'nb' } })
    expect(response.status).toBe(406)
    expect(shaped(errorShape, response).errors).toEqual({ email: 'Expected type e-mail' })
    expect(await subscribers()).toEqual(before)
  })

  test('a robot that fills in the honeypot gets the same response and is not stored', async () => {
    const before = await subscribers()
    const body = { language: 'nb', email_field: 'x' }
    expect((await target.call('POST', 'newsletter-subscription/robot%40example.com', { body })).status).toBe(201)
    expect(await subscribers()).toEqual(before)
  })
})
