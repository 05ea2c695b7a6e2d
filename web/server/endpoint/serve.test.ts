import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

vi.mock('#web/config/server-env.ts', () => ({
  env: { siteOrigin: 'https://shop.example', studioOrigin: 'https://studio.example' },
}))
vi.mock('../rate-limits.ts', () => ({ clientKey: () => '' }))
vi.mock('./access.ts', () => ({ identifyCaller: async () => ({ ok: true, value: {} }) }))
const { endpoint } = await import('./endpoint.ts')
const { serve } = await import('./serve.ts')
const { success } = await import('../result.ts')

const url = 'https://shop.example/api/v1/thing'
const call = (method: string) => new Request(url, { method })

describe('a route with a read', () => {
  const handlers = serve(
    endpoint(
      { method: 'GET', path: '/api/v1/thing', summary: 'A thing.', response: z.object({ a: z.number() }), errors: [] },
      { cacheControl: 'public, max-age=5', run: async () => success({ a: 1 }) },
    ),
  )

  test('HEAD has GET’s status and headers, and no body', async () => {
    const response = await handlers.HEAD(call('HEAD'))
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('cache-control')).toBe('public, max-age=5')
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('OPTIONS names the methods, and lets no other origin in', async () => {
    const response = await handlers.OPTIONS(call('OPTIONS'))
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is 405 with the methods that there are',
    async (method) => {
      const response = await handlers[method](call(method))
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect(await response.json()).toEqual({ code: 'methodNotAllowed', message: expect.any(String) })
    },
  )
})

test('an address without endpoints is 404 for every method', async () => {
  for (const [method, handler] of Object.entries(serve())) {
    const response = await handler(call(method))
    expect(response.status, method).toBe(404)
    expect(method === 'HEAD' || (await response.json()).code === 'noSuchCall', method).toBe(true)
  }
})
