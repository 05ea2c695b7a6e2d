import type { MiddlewareHandler } from 'hono'

/** Every origin may read: the lake listens on this machine only, and what is private needs a token. */
export const crossOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (c.req.method === 'OPTIONS' && origin !== undefined) {
    return c.body(null, 204, {
      ...originHeaders(origin),
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    })
  }
  await next()
  if (origin === undefined) return
  for (const [name, value] of Object.entries(originHeaders(origin))) c.res.headers.set(name, value)
}

function originHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-length, content-type, etag, x-sanity-warning',
    vary: 'Origin',
  }
}
