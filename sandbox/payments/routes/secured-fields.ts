import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLocalHostname } from '#sandbox/local-hosts.ts'
import { ApiError } from '../http/api-error.ts'
import type { PaymentsEnvironment } from '../http/environment.ts'
import { FrameScripts } from '../http/frame-scripts.ts'

/** The version of the frames that adyen-web 6.45.2 asks for. */
const FRAME_VERSION = '6.3.0'
const STYLE = readFileSync(new URL('../frame/frame.css', import.meta.url), 'utf8')

/** The frames of the card's fields. */
export function securedFieldRoutes(clientKey: string): Hono<PaymentsEnvironment> {
  const scripts = new FrameScripts()
  const routes = new Hono<PaymentsEnvironment>()

  routes.get('/securedfields/:clientKey/:version/securedFields.html', (c) => {
    const host = hostOrigin(c.req.query('d') ?? '')
    if (c.req.param('clientKey') !== clientKey) throw new ApiError(401, '901', 'Invalid client key', 'security')
    if (c.req.param('version') !== FRAME_VERSION) throw new ApiError(404, '000', 'Not found')
    if (!host) throw new ApiError(403, '905', 'The client key does not allow this origin', 'security')
    c.header('content-security-policy', framePolicy(host))
    c.header('referrer-policy', 'no-referrer')
    c.header('x-content-type-options', 'nosniff')
    return c.html(html`<!doctype html>
<html lang="en" data-host="${host}" data-key="${JSON.stringify(c.var.service.key.publicKey)}">
<head><meta charset="utf-8"><title>Card field</title>
<link rel="stylesheet" href="${scripts.base}/frame.css"><script type="module" src="${scripts.entry}"></script></head>
<body></body></html>`)
  })

  routes.get('/scripts/*', (c) => {
    const path = c.req.path.slice(scripts.base.length + 1)
    const script = c.req.path.startsWith(`${scripts.base}/`) ? scripts.get(path) : undefined
    const text = path === 'frame.css' ? STYLE : script
    if (text === undefined) throw new ApiError(404, '000', 'Not found')
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(text, 200, { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' })
  })
  return routes
}

/** The page that holds the frame, from the frame's address; only pages on this machine may. */
function hostOrigin(encoded: string): string | undefined {
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  if (!URL.canParse(decoded)) return undefined
  const { protocol, hostname, origin } = new URL(decoded)
  return /^https?:$/.test(protocol) && isLocalHostname(hostname) ? origin : undefined
}

function framePolicy(host: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${host}`
}
