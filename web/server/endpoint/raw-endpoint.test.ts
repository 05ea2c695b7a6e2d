import { beforeEach, expect, test, vi } from 'vitest'

const site = 'https://shop.example'
let isRefused = false
vi.mock('#web/config/server-env.ts', () => ({ env: { siteOrigin: site, studioOrigin: 'https://studio.example' } }))
vi.mock('#web/services/errors/server-client.ts', () => ({ reportServerError: () => undefined }))
vi.mock('../staff/verify-staff.ts', () => ({}))
vi.mock('../rate-limits.ts', () => ({
  clientKey: () => '',
  sharedLimit: () => ({
    check: async () => (isRefused ? { ok: false, code: 'tooManyRequests', retryAfter: 9 } : { ok: true, value: true }),
  }),
}))
const { rawEndpoint } = await import('./raw-endpoint.ts')
const { serve } = await import('./serve.ts')
vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  isRefused = false
})

const path = '/api/form'
const post = (body: string, origin = site, cookie = '') => {
  const request = new Request(site + path, { method: 'POST', body })
  Object.defineProperty(request, 'headers', { value: new Headers({ origin, cookie }) })
  return request
}
const onFailure = ({ code }: { code: string }) =>
  code === 'wrongOrigin' ? undefined : new Response(code, { status: 303 })

test('it gets the body as text, the path’s params and the language, and makes its own response', async () => {
  const { POST } = serve(
    rawEndpoint({
      method: 'POST',
      path,
      summary: 'A form.',
      run: async ({ text, params, lang }) => new Response([text, params.id, lang].join(), { status: 202 }),
    }),
  )
  const response = await POST(post('a=b'), { params: Promise.resolve({ id: '7' }) })
  expect([response.status, await response.text()]).toEqual([202, 'a=b,7,nb'])
})

test('every failure is its own response, or {code, message} where it makes none', async () => {
  const run = vi.fn(async () => new Response())
  const { POST } = serve(rawEndpoint({ method: 'POST', path, summary: 'A form.', maxBytes: 10, run, onFailure }))
  expect(await (await POST(post('a'.repeat(11)))).text()).toBe('bodyTooLarge')
  isRefused = true
  expect(await (await POST(post('a'))).text()).toBe('tooManyRequests')
  const foreign = await POST(post('a', 'https://evil.example'))
  expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'wrongOrigin'])
  expect(run).not.toHaveBeenCalled()
})

test('[R6.05] a preview that simulates something changes nothing; a visitor with its cookie does', async () => {
  const run = vi.fn(async () => new Response())
  const { POST } = serve(rawEndpoint({ method: 'POST', path, summary: 'A form.', run }))
  const refused = await POST(post('', site, '__prerender_bypass=editor; simulation=stock.soldOut'))
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'simulated'])
  expect(run).not.toHaveBeenCalled()
  for (const cookie of [
    'simulation=stock.soldOut',
    '__prerender_bypass=editor',
    '__prerender_bypass=editor; simulation=',
  ])
    expect((await POST(post('', site, cookie))).status).toBe(200)
})

test('an exception or a timeout is a failure', async () => {
  const failing = rawEndpoint({
    method: 'POST',
    path,
    summary: 'A form.',
    onFailure,
    run: () => Promise.reject(new Error('no')),
  })
  expect(await (await serve(failing).POST(post(''))).text()).toBe('failed')
  const slow = rawEndpoint({
    method: 'POST',
    path,
    summary: 'A form.',
    onFailure,
    timeLimitMs: 1,
    run: () => new Promise(() => undefined),
  })
  expect(await (await serve(slow).POST(post(''))).text()).toBe('unavailable')
})
