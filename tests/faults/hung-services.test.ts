import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migratedDatabase } from '#tests/contract/backend/target.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { lakeProject, type StandInProcess, startLakeProcess } from './stand-in-process.ts'

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined, revalidateTag: () => undefined }))

// Next's own modules exist in a Next server only. The real one reads the secret from the lake, too.
vi.mock('next-sanity/draft-mode', () => ({
  defineEnableDraftMode: ({ client }: { client: { fetch(query: string): Promise<unknown> } }) => ({
    GET: () => client.fetch('*[_type == "sanity.previewUrlSecret"]'),
  }),
}))

const SITE = 'https://shop.example'
const RESPONSE_TIMEOUT_MS = 5000

const { database, url } = migratedDatabase()

let directory: string
let lake: StandInProcess
let silent: Server
const sockets = new Set<Socket>()

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hung-services-'))
  lake = await startLakeProcess(directory)
  // Accepts connections and never responds.
  silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const platform = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
  const own = {
    SANITY_STUDIO_API_HOST: lake.address,
    SANITY_STUDIO_PROJECT_ID: lakeProject,
    CENTRA_API_URL: platform,
    DATABASE_URL: url(),
  }
  for (const [name, value] of Object.entries({ ...stubbedEnvironment, ...own, SITE_ORIGIN: SITE }))
    vi.stubEnv(name, value)
})
afterAll(async () => {
  await lake.kill()
  for (const socket of sockets) socket.destroy()
  silent.close()
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  lake.pause()
})
afterEach(() => lake.resume())

const routes = {
  'GET /api/search?q=ull': () => import('#web/app/api/search/route.ts'),
  'GET /api/products?lang=nb&ids=101': () => import('#web/app/api/products/route.ts'),
  'GET /api/v1/crowdfunding/product/101': () => import('#web/app/api/v1/crowdfunding/product/[centraId]/route.ts'),
  'POST /api/v1/stock-notifications': () => import('#web/app/api/v1/stock-notifications/route.ts'),
  'POST /api/v1/publications': () => import('#web/app/api/v1/publications/route.ts'),
  'GET /api/draft-mode/enable?sanity-preview-secret=a&sanity-preview-pathname=/nb': () =>
    import('#web/app/api/draft-mode/enable/route.ts'),
} as const

const body = JSON.stringify({ email: 'kari@example.com', itemId: '101-1', centraId: '101', lang: 'nb' })
/** The headers of callers other than pages of the site. */
const caller: Partial<Record<keyof typeof routes, Record<string, string>>> = {
  'POST /api/v1/publications': { origin: stubbedEnvironment.STUDIO_ORIGIN, authorization: 'Bearer of-an-editor' },
}
const context = { params: Promise.resolve({ centraId: '101' }) }

async function call(name: keyof typeof routes): Promise<Response> {
  const [method = '', path] = name.split(' ')
  const request = new Request(`${SITE}${path}`, {
    method,
    ...(method === 'POST' && {
      body,
      headers: { ...(caller[name] ?? { origin: SITE }), 'content-type': 'application/json' },
    }),
  })
  const handlers: Partial<Record<string, (request: Request, given: typeof context) => Promise<Response>>> = {
    ...(await routes[name]()),
  }
  const handler = handlers[method]
  if (!handler) throw new Error(`There is no ${name}`)
  return await handler(request, context)
}

describe('a lake that accepts connections and never responds', () => {
  test('every route that asks it, or what has not been filled from it yet, is 503 in time, in the usual shape', async () => {
    const names = Object.keys(routes) as (keyof typeof routes)[]
    await Promise.all(names.map((name) => routes[name]()))
    const startedAt = performance.now()
    const responses = await Promise.all(
      names.map(async (name) => {
        const response = await call(name)
        const isInTime = performance.now() - startedAt < RESPONSE_TIMEOUT_MS
        const mayRetry = Number(response.headers.get('retry-after')) > 0
        return { name, isInTime, mayRetry, status: response.status, body: await response.json() }
      }),
    )
    const message = 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.'
    const unavailable = { isInTime: true, mayRetry: true, status: 503, body: { code: 'unavailable', message } }
    expect(responses).toEqual(names.map((name) => ({ name, ...unavailable })))
  }, 30_000)

  test('search and products respond meanwhile, from the database', async () => {
    await database().insert(publishedFeed).values({ dataset: 'tests', completedAt: new Date() })
    lake.resume()
    expect((await call('GET /api/search?q=ull')).status).toBe(200)
    lake.pause()
    const { advanceContentEpoch } = await import('#web/lib/content-epoch.ts')
    advanceContentEpoch()
    const startedAt = performance.now()
    expect((await call('GET /api/search?q=ull')).status).toBe(200)
    expect((await call('GET /api/products?lang=nb&ids=101')).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS)
  }, 30_000)
})

test('services that never respond: the newsletter form says in time that it failed', async () => {
  const { POST } = await import('#web/app/api/newsletter/route.ts')
  const headers = { origin: SITE, referer: `${SITE}/nb/shop`, 'content-type': 'application/x-www-form-urlencoded' }
  const startedAt = performance.now()
  const response = await POST(
    new Request(`${SITE}/api/newsletter`, { method: 'POST', headers, body: 'email=kari%40example.com&lang=nb' }),
  )
  expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^\/nb\/shop#.*fail/)
}, 30_000)
