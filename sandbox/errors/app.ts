import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { parseEnvelope } from './envelope.ts'
import type { EventStore } from './event-store.ts'
import { errorPage } from './page.ts'

/** Sentry's own limit of a compressed envelope. */
const largestEnvelope = 20 * 1024 * 1024

/** Sentry's ingestion endpoint, a page and an API for tests. */
export function createErrorSink(store: EventStore): Hono {
  const app = new Hono()
  app.use('*', cors({ origin: '*', allowHeaders: ['content-type', 'content-encoding', 'x-sentry-auth'] }))
  app.use('/api/:project/envelope/', bodyLimit({ maxSize: largestEnvelope }))

  app.post('/api/:project/envelope/', async (c) => {
    if (!hasKey(c.req.query('sentry_key'), c.req.header('x-sentry-auth')))
      return c.json({ detail: 'missing authorization information' }, 401)
    try {
      const sent = Buffer.from(await c.req.arrayBuffer())
      const { header, items } = parseEnvelope(c.req.header('content-encoding') === 'gzip' ? gunzipSync(sent) : sent)
      for (const { type, payload } of items) {
        if (type === 'event' && typeof payload === 'object' && payload !== null)
          store.add(c.req.param('project'), payload)
      }
      return c.json(typeof header.event_id === 'string' ? { id: header.event_id } : {})
    } catch (error) {
      return c.json({ detail: error instanceof Error ? error.message : 'invalid envelope' }, 400)
    }
  })

  app.get('/api/events', (c) => c.json(store.all()))
  app.delete('/api/events', (c) => {
    store.clear()
    return c.body(null, 204)
  })
  app.get('/', (c) => c.html(errorPage(store.all())))
  return app
}

/** The public key of the DSN: browsers send it in the query, servers in a header. */
function hasKey(query: string | undefined, header: string | undefined): boolean {
  return Boolean(query) || /sentry_key=\w+/.test(header ?? '')
}
