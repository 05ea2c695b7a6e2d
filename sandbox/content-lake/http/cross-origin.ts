import type { MiddlewareHandler } from 'hono'
import { isLocalHostname } from '#sandbox/local-hosts.ts'
import type { LakeOptions } from '../lake.ts'
import type { LakeEnvironment } from './environment.ts'
import { httpError } from './errors.ts'

/** CORS with credentials for this machine, the Studio and the site; other origins are denied. */
export const crossOrigin: MiddlewareHandler<LakeEnvironment> = async (c, next) => {
  const origin = c.req.header('origin')
  const isAllowed =
    origin !== undefined && (isOwn(origin, c.get('lake').options) || isRedirected(origin, c.req.query('ticket')))
  if (c.req.method === 'OPTIONS' && origin !== undefined) {
    if (!isAllowed) throw httpError(403, `CORS origin "${origin}" is not allowed`)
    return c.body(null, 204, {
      ...originHeaders(origin),
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    })
  }
  await next()
  if (!isAllowed) return
  for (const [name, value] of Object.entries(originHeaders(origin))) c.res.headers.set(name, value)
}

/**
 * A browser hides where a redirected stream was asked for from: its ticket, which is checked later, was given to an own
 * origin.
 */
function isRedirected(origin: string, ticket: string | undefined): boolean {
  return origin === 'null' && ticket !== undefined
}

function isOwn(origin: string, { studioOrigin, webhook }: LakeOptions): boolean {
  if (!URL.canParse(origin)) return false
  return origin === studioOrigin || origin === siteOf(webhook) || isLocalHostname(new URL(origin).hostname)
}

/** The origin of the webhook's URL. */
function siteOf(webhook: LakeOptions['webhook']): string | undefined {
  return webhook && new URL(webhook.url).origin
}

function originHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-length, content-type, etag, x-sanity-warning',
    vary: 'Origin',
  }
}
