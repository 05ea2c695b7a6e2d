import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'

const localHostname = /^(?:(?:[^.]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i

/** Whether a name in an address means this machine wherever it is looked up. */
export function isLocalHostname(hostname: string): boolean {
  return localHostname.test(hostname)
}

/** Statement for people and programs that reach a stand-in under another name. */
export const misdirected = {
  status: 421,
  text: 'This stand-in answers on this machine only: ask for it at localhost.\n',
}

/**
 * Whether the request names this machine as its host. A website can have its own name resolve to 127.0.0.1 (DNS rebinding) and would
 * then read the stand-in's answers as its own; the Host header still says the website's name.
 */
export function isForOwnHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return isLocalHostname((headers.host ?? '').replace(/:\d+$/, ''))
}

/** Answers requests by `fetch`, those for a foreign host with 421. */
export function serveOwnHosts(listener: Server, fetch: (request: Request) => Response | Promise<Response>): void {
  const serve = getRequestListener(fetch)
  const onRequest: RequestListener = (request, response) => {
    if (isForOwnHost(request)) return void serve(request, response)
    // The body is not read, so the connection cannot be used again.
    response.writeHead(misdirected.status, { 'content-type': 'text/plain', connection: 'close' }).end(misdirected.text)
  }
  listener.on('request', onRequest)
}
