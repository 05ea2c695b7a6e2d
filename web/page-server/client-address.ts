import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Trusted proxies: this machine and private networks. */
const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/**
 * Makes `x-forwarded-for` end with an address that the client did not choose: for a call from outside the socket's address replaces
 * the header; that of a trusted proxy is kept.
 */
export function recordClientAddress({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const peer = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '')
  if (peer && !own.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) headers['x-forwarded-for'] = peer
}
