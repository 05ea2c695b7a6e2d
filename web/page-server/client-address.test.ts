import { expect, test } from 'vitest'
import { recordClientAddress } from './client-address.ts'

function noted(remoteAddress: string, said?: string): unknown {
  const headers: Record<string, string> = said === undefined ? {} : { 'x-forwarded-for': said }
  // The only part of a socket that is read.
  recordClientAddress({ headers, socket: { remoteAddress } } as Parameters<typeof recordClientAddress>[0])
  return headers['x-forwarded-for']
}

test.each([
  ...['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9', 'fe00::1'],
  ...['9.255.255.255', '11.0.0.0', '126.0.0.1', '128.0.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '192.169.0.1'],
])('a client at %s cannot name another address', (peer) => {
  expect(noted(peer, '198.51.100.1')).toBe(peer.replace('::ffff:', ''))
  expect(noted(peer)).toBe(peer.replace('::ffff:', ''))
})

test.each([
  ...['127.0.0.1', '127.255.0.1', '::1', '10.2.3.4', '10.255.0.1', '172.16.0.1', '172.31.255.1'],
  ...['::ffff:192.168.1.1', '192.168.255.1', 'fd12::1'],
])('a proxy at %s is believed', (peer) => {
  expect(noted(peer, '198.51.100.1, 203.0.113.9')).toBe('198.51.100.1, 203.0.113.9')
})
