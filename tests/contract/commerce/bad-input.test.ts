import { describe, expect, test } from 'vitest'
import { errorShape } from './shapes.ts'
import { isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()

describe('bad input gets an error in the platform’s format, and the platform keeps running', () => {
  test.skipIf(isRealPlatform)('a body of 1 MB', async () => {
    const response = await target.call('POST', 'products', { raw: JSON.stringify({ search: 'x'.repeat(1_000_000) }) })
    expect(response.status).toBe(413)
    expect(shaped(errorShape, response).errors).toEqual({ body: 'too large' })
  })

  test.skipIf(isRealPlatform).each(['{', '[]', '"text"', '7', 'null', '\u0000', '{"voucher":'])(
    'a body that is no JSON object: %j',
    async (raw) => {
      const response = await target.call('POST', 'vouchers', { raw })
      expect(response.status).toBe(400)
      expect(shaped(errorShape, response).errors).toHaveProperty('body')
    },
  )

  test
    .skipIf(isRealPlatform)
    .each([
      { products: 'all' },
      { products: [{}] },
      { products: Array.from({ length: 5001 }, () => 1) },
      { limit: -1 },
      { skipFirst: 'x' },
    ])('a filter of the wrong kind', async (body) => {
    const response = await target.call('POST', 'products', { body })
    expect(response.status).toBe(406)
    expect(Object.keys(shaped(errorShape, response).errors)).not.toHaveLength(0)
  })

  test.skipIf(isRealPlatform)('keys that would reach into prototypes', async () => {
    const raw = '{"__proto__":{"voucher":"TREKK10"},"constructor":{"prototype":{"voucher":"TREKK10"}}}'
    expect((await target.call('POST', 'vouchers', { raw })).status).toBe(406)
  })

  test('unknown paths', async () => {
    for (const path of ['items', 'items/', 'lines//quantity/1', 'selection/../admin', '%', '%00', 'a'.repeat(3000)]) {
      const response = await target.call('POST', path)
      expect(response.status).toBe(404)
      expect(shaped(errorShape, response).errors).toBeDefined()
    }
  })

  test('the platform still responds afterwards', async () => {
    expect((await target.selection('GET', 'selection')).selection.items).toEqual([])
  })
})

test.skipIf(isRealPlatform)('[R7.01] a browser of another origin may send the token', async () => {
  const preflight = await fetch(`${target.url}selection`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'api-token,content-type',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('api-token')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  for (const path of ['selection', 'items/1-1', 'no-such-call']) {
    const { headers } = await target.call('POST', path)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  }
})

test.skipIf(isRealPlatform)('429 for a token with too many calls, with the time to wait', async () => {
  const token = await target.newToken()
  const statuses = new Set<number>()
  // The rate limit refills over time, so a slow machine needs more calls to reach it.
  for (let round = 0; round < 30 && !statuses.has(429); round++) {
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => target.call('GET', 'countries/auto', { token })),
    )
    for (const { status, headers } of responses) {
      statuses.add(status)
      if (status === 429) expect(headers.get('retry-after')).toBe('1')
    }
  }
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await target.call('GET', 'selection')).status).toBe(200)
})
