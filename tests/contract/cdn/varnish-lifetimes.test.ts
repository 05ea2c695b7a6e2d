import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startVarnish } from './varnish-process.ts'

/** Requests of pages that wait for a response, by path. */
const waiting: { readonly path: string; readonly response: ServerResponse }[] = []
let requests = 0

/** A storefront whose pages expire soon, and which responds when it is told to. */
const storefront = createServer(({ url: path = '' }, response) => {
  if (path === '/readyz') return void response.end()
  requests += 1
  waiting.push({ path, response })
})

let varnish: Awaited<ReturnType<typeof startVarnish>>
beforeAll(async () => {
  await new Promise<void>((resolve) => storefront.listen(0, '127.0.0.1', resolve))
  const address = storefront.address()
  if (typeof address !== 'object' || address === null) throw new Error('The storefront has no port')
  varnish = await startVarnish(address.port)
})
afterAll(async () => {
  await varnish.stop()
  storefront.closeAllConnections()
  storefront.close()
})

/** Responds to all waiting requests. */
async function respond(body: string): Promise<void> {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  const life = 'max-age=1, stale-while-revalidate=60, stale-if-error=86400'
  for (const { response } of waiting.splice(0))
    response.writeHead(200, { 'surrogate-control': life, xkey: 'pages' }).end(body)
}

const get = async (path: string) => (await varnish.get(path)).body.toString()

async function store(path: string, body: string): Promise<void> {
  const [stored] = await Promise.all([get(path), respond(body)])
  expect(stored).toBe(body)
}

test('a page that has expired by itself is sent while another one is fetched', async () => {
  await store('/nb/a', 'one')
  requests = 0
  // Nobody waits for the storefront, which does not respond yet.
  await vi.waitFor(
    async () => {
      expect(await get('/nb/a')).toBe('one')
      expect(requests).toBe(1)
    },
    { timeout: 10_000, interval: 100 },
  )
  expect(await get('/nb/a')).toBe('one')
  await respond('two')
  await vi.waitFor(async () => expect(await get('/nb/a')).toBe('two'))
}, 20_000)

test('a page that has expired is not sent any more once anything was purged since', async () => {
  await store('/nb/b', 'one')
  // Expires with the first one.
  await store('/nb/c', 'one')
  requests = 0
  await vi.waitFor(
    async () => {
      expect(await get('/nb/c')).toBe('one')
      expect(requests).toBe(1)
    },
    { timeout: 10_000, interval: 100 },
  )
  await respond('two')
  expect((await varnish.get('/', { xkey: 'document:other' }, 'PURGE')).status).toBe(200)
  const [next] = await Promise.all([get('/nb/b'), respond('two')])
  expect(next).toBe('two')
}, 20_000)
