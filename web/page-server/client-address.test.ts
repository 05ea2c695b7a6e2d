import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { replaceForwarded, takeRequestId, trustedProxies } from './client-address.ts'

const site = new URL('https://shop.example')

function received(remoteAddress: string, sent: Record<string, string>, proxies: readonly string[] = []) {
  const request = { headers: { ...sent }, socket: { remoteAddress } } as unknown as IncomingMessage
  replaceForwarded(request, { trusts: trustedProxies(proxies), site })
  return request.headers
}
const client = (peer: string, claimed: string, ...proxies: string[]) =>
  received(peer, { 'x-forwarded-for': claimed }, proxies)['x-forwarded-for']

test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9', '127.0.0.1', '::1', '10.2.3.4', '::ffff:192.168.1.1'])(
  'without trusted proxies a client at %s cannot name another address',
  (peer) => {
    expect(client(peer, '198.51.100.1')).toBe(peer.replace('::ffff:', ''))
    expect(received(peer, {})['x-forwarded-for']).toBe(peer.replace('::ffff:', ''))
  },
)

test.each(['10.2.3.4', '::ffff:10.2.3.4', '2001:db8:1::7'])('a trusted proxy at %s names the client', (peer) => {
  expect(client(peer, '198.51.100.1', '10.0.0.0/8', '2001:db8:1::/48')).toBe('198.51.100.1')
})

test('only what trusted proxies have added counts: the client may have sent the rest', () => {
  expect(client('10.0.0.1', '1.1.1.1, 198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1')
  expect(client('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '10.0.0.0/8')).toBe('198.51.100.1')
  expect(client('11.0.0.1', '1.1.1.1', '10.0.0.0/8')).toBe('11.0.0.1')
})

test('no other header about the way here is believed', () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    forwarded: 'for=1.1.1.1;host=evil.example',
  }
  expect(received('10.0.0.1', forged, ['10.0.0.0/8'])).toEqual({
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  })
})

test('the id of a request is that of a trusted proxy, where it looks like one', () => {
  const id = (claimed: string, ...proxies: string[]) => {
    const request = { headers: { 'x-request-id': claimed }, socket: { remoteAddress: '10.0.0.1' } }
    return takeRequestId(request as unknown as IncomingMessage, trustedProxies(proxies))
  }
  expect(id('0A000001-1F90', '10.0.0.0/8')).toBe('0A000001-1F90')
  for (const other of [id('0A000001-1F90'), id('a b\n{}', '10.0.0.0/8'), id('x'.repeat(100), '10.0.0.0/8')])
    expect(other).toMatch(/^[0-9a-f-]{36}$/)
})
