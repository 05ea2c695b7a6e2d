import { randomUUID } from 'node:crypto'
import { startProcess } from '#tests/faults/stand-in-process.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const secondStorefront = 'http://localhost:13020'
const origins = [testAddresses.SITE_ORIGIN, secondStorefront]

test('two storefronts on one database count the calls about one e-mail address together', async ({ request }) => {
  test.setTimeout(120_000)
  const second = await startProcess('web/page-server/server.ts', {
    SITE_ORIGIN: secondStorefront,
    SENTRY_DSN: 'http://sandbox@localhost:9/1',
  })
  try {
    await expect(async () => {
      expect((await request.get(`${secondStorefront}/api/v1/preorder-stock`)).status()).toBe(200)
    }).toPass({ timeout: 60_000 })
    // An item that is not sold, so that no subscription is stored.
    const data = { email: `${randomUUID()}@example.com`, itemId: '999-9999999', centraId: 'none', lang: 'en' }
    const ask = (origin: string) => request.post(`${origin}/api/v1/stock-notifications`, { data, headers: { origin } })
    const statuses: number[] = []
    for (let call = 0; call < 10; call++) statuses.push((await ask(origins[call % 2] ?? '')).status())
    expect(statuses).toEqual(Array(10).fill(404))
    for (const origin of origins) {
      const refused = await ask(origin)
      expect(refused.status(), origin).toBe(429)
      expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(3000)
      expect(await refused.json()).toEqual({ code: 'tooManyRequests', message: expect.stringContaining('too many') })
    }
  } finally {
    await second.kill()
  }
})
