import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Health } from './health.ts'
import { startPageServer } from './stub-server.ts'

const handle = vi.fn(async (_request: IncomingMessage, response: ServerResponse) => void response.end('page'))

let server: Awaited<ReturnType<typeof startPageServer>>

beforeEach(async () => {
  server = await startPageServer(handle)
})
afterEach(async () => {
  handle.mockClear()
  await server.stop()
})

const database = { name: 'database', isShared: true }
const publications = { name: 'publications', isShared: false }

async function readiness(): Promise<string> {
  const { status, body } = await server.get('/readyz')
  const { status: word, missing } = JSON.parse(body.toString())
  return [status, word, ...missing].join(' ')
}

describe('/livez and /readyz', () => {
  test('are responded to without Next, uncached, and say nothing else', async () => {
    for (const [path, body] of [
      ['/livez', '{"status":"alive"}'],
      ['/readyz?x=1', '{"status":"ready","missing":[]}'],
    ] as const) {
      const reply = await server.get(path)
      expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
      expect(reply.body.toString()).toBe(body)
      const head = await server.get(path, {}, 'HEAD')
      expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(body.length) } })
      expect(head.body).toHaveLength(0)
      expect(await server.get(path, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    }
    expect(handle).not.toHaveBeenCalled()
  })

  test('other paths of similar names are pages', async () => {
    for (const path of ['/livez/', '/nb/readyz', '/api/livez']) await server.get(path)
    expect(handle).toHaveBeenCalled()
  })

  test('an instance is unready until it has been ready for the first time', async () => {
    server.unmet.push(database, publications)
    expect(await readiness()).toBe('503 unready database publications')
    expect((await server.get('/livez')).status).toBe(200)
    server.unmet.length = 0
    expect(await readiness()).toBe('200 ready')
  })

  test('a service that all instances share takes none of them away later: pages do without it', async () => {
    expect(await readiness()).toBe('200 ready')
    server.unmet.push(database)
    expect(await readiness()).toBe('200 degraded database')
    server.unmet.push(publications)
    expect(await readiness()).toBe('503 unready database publications')
  })

  test('an instance that ends is not ready, but alive', async () => {
    server.health.end()
    expect(await readiness()).toBe('503 ending')
    expect((await server.get('/livez')).status).toBe(200)
  })

  test('many who ask within a second cost one check', async () => {
    let time = 0
    const unmet = vi.fn(async () => [])
    const health = new Health({ unmet, now: () => time })
    const ask = () =>
      health.respond({ method: 'GET', url: '/readyz' } as IncomingMessage, fakeResponse as ServerResponse, {})
    await Promise.all(Array.from({ length: 50 }, ask))
    time = 999
    await ask()
    expect(unmet).toHaveBeenCalledTimes(1)
    time = 1000
    await ask()
    expect(unmet).toHaveBeenCalledTimes(2)
  })
})

/** The only parts of a response that are used. */
const fakeResponse = { writeHead: () => fakeResponse, end: () => fakeResponse } as unknown as ServerResponse
