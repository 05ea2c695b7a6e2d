import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startLake } from '#sandbox/content-lake/server.ts'
import { READ_TOKEN, WRITE_TOKEN } from './target.ts'

type Stored = { slug?: string; title?: string } | null
type Call = {
  at: number
  headers: IncomingHttpHeaders
  text: string
  body: { _id: string; _type: string; before: Stored; after: Stored }
}

let server: Server
let calls: Call[]
/** The response's status; 0 for no response. */
let statusFor: (call: Call) => number
/** Milliseconds before a response. */
let pause: number
let maxConcurrent: number
let options: Parameters<typeof startLake>[0]

beforeEach(async () => {
  calls = []
  statusFor = () => 200
  pause = 0
  maxConcurrent = 0
  let concurrent = 0
  server = createServer((request, response) => {
    let text = ''
    concurrent += 1
    maxConcurrent = Math.max(maxConcurrent, concurrent)
    response.on('close', () => {
      concurrent -= 1
    })
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const call = { at: Date.now(), headers: request.headers, text, body: JSON.parse(text) }
      calls.push(call)
      const status = statusFor(call)
      if (status > 0) setTimeout(() => response.writeHead(status).end(), pause)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  options = {
    projectId: 'contract',
    dataset: 'production',
    readToken: READ_TOKEN,
    writeToken: WRITE_TOKEN,
    directory: await mkdtemp(join(tmpdir(), 'lake-webhooks-')),
    studioOrigin: 'http://localhost:3333',
    webhook: { url: `http://127.0.0.1:${port}/api/revalidate`, secret: 'a secret' },
  }
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(options.directory, { recursive: true, force: true })
})

async function openLake() {
  const running = await startLake(options)
  running.lake.webhooks.start()
  const client = createClient({
    projectId: 'contract',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: running.origin,
    token: WRITE_TOKEN,
  })
  return { client, close: running.close }
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(calls).toHaveLength(count), { timeout: 10_000, interval: 20 })

describe('Publish webhooks', () => {
  test('carry the fields that addresses consist of, before and after, signed so that @sanity/webhook accepts it', async () => {
    const { client, close } = await openLake()
    await client.create({ _id: 'a', _type: 'page', slug: 'one', title: 'A long text' })
    await client.patch('a').set({ slug: 'two' }).commit()
    await client.delete('a')
    await arrived(3)
    await close()
    expect(calls.map(({ body }) => [body._id, body._type, body.before?.slug, body.after?.slug])).toEqual([
      ['a', 'page', undefined, 'one'],
      ['a', 'page', 'one', 'two'],
      ['a', 'page', 'two', undefined],
    ])
    expect(calls[0]?.body).toEqual({
      _id: 'a',
      _type: 'page',
      before: null,
      after: { _updatedAt: expect.any(String), slug: 'one' },
    })
    for (const { headers, text } of calls) {
      const signature = String(headers['sanity-webhook-signature'])
      expect(await isValidSignature(text, signature, 'a secret')).toBe(true)
      expect(await isValidSignature(`${text} `, signature, 'a secret')).toBe(false)
    }
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })

  test('are not sent for drafts, versions, releases and assets', async () => {
    const { client, close } = await openLake()
    await client.create({ _id: 'drafts.a', _type: 'page' })
    await client.create({ _id: 'versions.r.a', _type: 'page' })
    await client.releases.create({ releaseId: 'r' })
    await client.assets.upload('file', Buffer.from('x'))
    await client.create({ _id: 'a', _type: 'page' })
    await arrived(1)
    await close()
    expect(calls[0]?.body._id).toBe('a')
  })

  test('are repeated unchanged until the receiver accepts them, and later ones of the document wait', async () => {
    const { client, close } = await openLake()
    statusFor = () => (calls.length === 1 ? 500 : calls.length === 2 ? 503 : 200)
    await client.create({ _id: 'a', _type: 'page', slug: 'one' })
    await client.patch('a').set({ slug: 'two' }).commit()
    await arrived(4)
    await close()
    expect(calls.map(({ body }) => body.after?.slug)).toEqual(['one', 'one', 'one', 'two'])
    expect(new Set(calls.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    const [first = 0, second = 0, third = 0] = calls.map(({ at }) => at)
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1800)
  })

  test('are retried although they become due while the queue is being read', async () => {
    const { client, close } = await openLake()
    const now = Date.now()
    const FIRST_RETRY_MS = 1000
    statusFor = () => {
      if (calls.length > 1) return 200
      // The failure is noted; the queue reads the clock just before the retry is due, then at that very time.
      const reads = [now, now + FIRST_RETRY_MS - 1]
      const isRead = () => new Error().stack?.includes('webhook-queue')
      vi.spyOn(Date, 'now').mockImplementation(() => (isRead() && reads.shift()) || now + FIRST_RETRY_MS)
      return 500
    }
    await client.create({ _id: 'a', _type: 'page' })
    await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 5000 }).finally(() => vi.restoreAllMocks())
    await close()
  })

  test('that fail, or get no response, do not delay other documents', async () => {
    const { client, close } = await openLake()
    statusFor = ({ body }) => (body._id.startsWith('failing') ? 503 : body._id === 'silent' ? 0 : 200)
    const failing = Array.from({ length: 30 }, (_, number) => `failing-${number}`)
    const transaction = client.transaction()
    for (const _id of [...failing, 'silent']) transaction.create({ _id, _type: 'page' })
    await transaction.commit()
    await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(31), 15_000)
    const before = Date.now()
    await client.create({ _id: 'good', _type: 'page' })
    await vi.waitFor(() => expect(calls.map(({ body }) => body._id)).toContain('good'), {
      timeout: 15_000,
      interval: 10,
    })
    expect(Date.now() - before).toBeLessThan(500)
    await close()
  })

  test('of a release with a hundred documents arrive together', async () => {
    const { client, close } = await openLake()
    pause = 100
    const transaction = client.transaction()
    for (let number = 0; number < 100; number += 1) transaction.create({ _id: `page-${number}`, _type: 'page' })
    const before = Date.now()
    await transaction.commit()
    await arrived(100)
    // In sequence they would take ten seconds.
    expect(Date.now() - before).toBeLessThan(3000)
    expect(maxConcurrent).toBeLessThanOrEqual(8)
    await close()
  })

  test('that the receiver refuses permanently are not retried', async () => {
    const { client, close } = await openLake()
    statusFor = ({ body }) => (body.after?.slug === 'one' ? 400 : 200)
    await client.create({ _id: 'a', _type: 'page', slug: 'one' })
    await client.patch('a').set({ slug: 'two' }).commit()
    await arrived(2)
    await close()
    expect(calls.map(({ body }) => body.after?.slug)).toEqual(['one', 'two'])
  })

  test('survive a restart of the lake', async () => {
    statusFor = () => 500
    const first = await openLake()
    await first.client.create({ _id: 'a', _type: 'page' })
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), 15_000)
    await first.close()
    statusFor = () => 200
    calls.length = 0
    const second = await openLake()
    await arrived(1)
    await second.close()
    expect(calls[0]?.body._id).toBe('a')
  })
})
