import { expect, test, vi } from 'vitest'
import type { CdnSettings } from '#web/config/cdn-env.ts'
import { createCdn, inParts } from './create-cdn.ts'

const varnish: CdnSettings = { kind: 'varnish', addresses: ['http://10.0.0.2:8080', 'http://10.0.0.3:8080'] }
const fastly: CdnSettings = { kind: 'fastly', serviceId: 'SERVICE1', token: 'secret' }
const cloudflare: CdnSettings = { kind: 'cloudflare', zoneId: 'zone1', token: 'secret' }

/** A CDN and what it is sent. */
function stubbed(settings: CdnSettings, respond: (url: string) => Response = () => new Response('{}')) {
  const send = vi.fn<typeof fetch>(async (url) => respond(String(url)))
  const calls = () => send.mock.calls.map(([url, init]) => ({ url, ...init, signal: undefined }))
  return { cdn: createCdn(settings, send), calls }
}

test('Varnish is told at each of its addresses', async () => {
  const { cdn, calls } = stubbed(varnish)
  await cdn.purge(['document:a', 'many'])
  const call = { method: 'PURGE', headers: { xkey: 'document:a many' } }
  expect(calls()).toEqual([
    { url: 'http://10.0.0.2:8080', ...call },
    { url: 'http://10.0.0.3:8080', ...call },
  ])
})

test('a Varnish that does not respond fails the purge, which reaches the others', async () => {
  const { cdn, calls } = stubbed(varnish, (url) => new Response('', { status: url.includes('0.2') ? 403 : 200 }))
  await expect(cdn.purge(['document:a'])).rejects.toThrow('10.0.0.2:8080 responded with 403 to a purge')
  expect(calls()).toHaveLength(2)
})

test('Fastly is told by a header', async () => {
  const { cdn, calls } = stubbed(fastly)
  await cdn.purge(['document:a', 'many'])
  expect(calls()).toEqual([
    {
      url: 'https://api.fastly.com/service/SERVICE1/purge',
      method: 'POST',
      headers: { 'fastly-key': 'secret', 'surrogate-key': 'document:a many' },
    },
  ])
})

test('Cloudflare is told thirty tags at a time', async () => {
  const { cdn, calls } = stubbed(cloudflare)
  const keys = Array.from({ length: 31 }, (_, number) => `document:${number}`)
  await cdn.purge(keys)
  expect(calls().map(({ url }) => url)).toEqual(
    Array(2).fill('https://api.cloudflare.com/client/v4/zones/zone1/purge_cache'),
  )
  expect(calls().map(({ body }) => JSON.parse(String(body)))).toEqual([
    { tags: keys.slice(0, 30) },
    { tags: keys.slice(30) },
  ])
  expect(calls()[0]?.headers).toMatchObject({ authorization: 'Bearer secret' })
})

test.each([fastly, cloudflare])('$kind that refuses fails the purge, without the token in the message', async (one) => {
  const { cdn } = stubbed(one, () => new Response('', { status: 429 }))
  const error = await cdn.purge(['document:a']).catch((reason: unknown) => String(reason))
  expect(error).toBe(`Error: ${one.kind} responded with 429 to a purge`)
})

test('calls name no more keys, and no longer ones, than the limits allow', () => {
  expect(inParts([], { keys: 2, length: 10 })).toEqual([])
  expect(inParts(['a', 'b', 'c'], { keys: 2, length: 10 })).toEqual([['a', 'b'], ['c']])
  expect(inParts(['aaaa', 'bbbbb', 'c'], { keys: 9, length: 10 })).toEqual([['aaaa', 'bbbbb'], ['c']])
  expect(inParts(['longer-than-the-limit', 'b'], { keys: 9, length: 10 })).toEqual([['longer-than-the-limit'], ['b']])
})
