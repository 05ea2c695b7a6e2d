import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { CommerceEnvironment } from './environment.ts'
import { rateLimit } from './rate-limit.ts'
import { errorResponse } from './response.ts'

function appWithClock(perSecond = 1) {
  const clock = { now: 0 }
  const app = new Hono<CommerceEnvironment>()
  app.use(rateLimit({ burst: 2, perSecond }, () => clock.now))
  app.get('/', (c) => c.text('ok'))
  app.onError((error, c) => errorResponse(c, error))
  const call = async (token?: string) =>
    (await app.request('/', { headers: token ? { 'api-token': token } : {} })).status
  return { clock, app, call }
}

test('a token may call as often as the burst, then once for each second that passes', async () => {
  const { clock, call } = appWithClock()
  expect([await call('a'), await call('a'), await call('a'), await call('b')]).toEqual([200, 200, 429, 200])
  clock.now = 1000
  expect([await call('a'), await call('a')]).toEqual([200, 429])
  clock.now = 600_000
  expect([await call('a'), await call('a'), await call('a')]).toEqual([200, 200, 429])
})

test('a limit of two a second fills up twice as fast', async () => {
  const { clock, call } = appWithClock(2)
  expect([await call('a'), await call('a'), await call('a')]).toEqual([200, 200, 429])
  clock.now = 500
  expect([await call('a'), await call('a')]).toEqual([200, 429])
})

test('sends retry-after; calls without a token are not counted', async () => {
  const { app, call } = appWithClock()
  await call('a')
  await call('a')
  const refused = await app.request('/', { headers: { 'api-token': 'a' } })
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({ errors: { request: 'too many requests' } })
  for (let i = 0; i < 5; i++) expect(await call()).toBe(200)
})
