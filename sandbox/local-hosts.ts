import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'

const localHostname = /^(?:(?:[^.]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i

/** Whether a host name always means this machine. */
export function isLocalHostname(hostname: string): boolean {
  return localHostname.test(hostname)
}

/** The response to requests that name another host. */
export const misdirected = {
  status: 421,
  text: 'This stand-in can only be reached on this machine: use localhost.\n',
}

/**
 * Whether the request's Host header names this machine. It names the website when a website points its own host name at
 * 127.0.0.1 (DNS rebinding) to read the stand-in's responses.
 */
export function isForLocalHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return isLocalHostname((headers.host ?? '').replace(/:\d+$/, ''))
}

/** Handles requests with `fetch`; those for another host get status 421. */
export function serveLocalHosts(listener: Server, fetch: (request: Request) => Response | Promise<Response>): void {
  const serve = getRequestListener(fetch)
  const onRequest: RequestListener = (request, response) => {
    if (isForLocalHost(request)) return void serve(request, response)
    // The body is not read, so the connection cannot be used again.
    response.writeHead(misdirected.status, { 'content-type': 'text/plain', connection: 'close' }).end(misdirected.text)
  }
  listener.on('request', onRequest)
}
