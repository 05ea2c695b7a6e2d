import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'

/** The addresses that are proxies of ours. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** @param proxies addresses and ranges; none: nobody is trusted */
export function trustedProxies(proxies: readonly string[]): TrustedProxies {
  return proxies.length > 0 ? proxyaddr.compile([...proxies]) : () => false
}

/** The id of a request in logs: that of the proxy, where it is one of ours, or a new one. */
export function takeRequestId({ headers, socket }: IncomingMessage, trusts: TrustedProxies): string {
  const claimed = headers['x-request-id']
  delete headers['x-request-id']
  const isTrusted = socket.remoteAddress !== undefined && trusts(socket.remoteAddress, 0)
  return isTrusted && typeof claimed === 'string' && /^[\w-]{8,64}$/.test(claimed) ? claimed : randomUUID()
}

/**
 * Makes what a request says about its way here true, for Next and everything behind it: `x-forwarded-for` is the one
 * address of the client, as the outermost proxy of ours saw it, or the socket's; host and protocol are those of the
 * site.
 */
export function replaceForwarded(
  request: IncomingMessage,
  { trusts, site }: { readonly trusts: TrustedProxies; readonly site: URL },
): void {
  const { headers, socket } = request
  const client = socket.remoteAddress === undefined ? undefined : proxyaddr(request, trusts)
  for (const name of Object.keys(headers)) if (/^(x-)?forwarded(-|$)/.test(name)) delete headers[name]
  if (client) headers['x-forwarded-for'] = client.replace(/^::ffff:(?=\d+\.)/, '')
  headers['x-forwarded-host'] = site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
}
