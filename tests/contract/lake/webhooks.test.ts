import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startLake } from '#sandbox/content-lake/server.ts'
import { READ_TOKEN, WRITE_TOKEN } from './target.ts'

type Call = {
  headers: IncomingHttpHeaders
  text: string
  body: { _id: string; _type: string; before: { title?: string } | null; after: { title?: string } | null }
}

let server: Server
let calls: Call[]
let answers: number[]
let options: Parameters<typeof startLake>[0]

beforeEach(async () => {
  calls = []
  answers = []
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, text, body: JSON.parse(text) })
      response.writeHead(answers.shift() ?? 200).end()
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
  test('carry the published document before and after, signed so that @sanity/webhook accepts it', async () => {
    const { client, close } = await openLake()
    await client.create({ _id: 'a', _type: 'page', title: 'One' })
    await client.patch('a').set({ title: 'Two' }).commit()
    await client.delete('a')
    await arrived(3)
    await close()
    expect(calls.map(({ body }) => [body._id, body._type, body.before?.title, body.after?.title])).toEqual([
      ['a', 'page', undefined, 'One'],
      ['a', 'page', 'One', 'Two'],
      ['a', 'page', 'Two', undefined],
    ])
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

  test('are repeated, the same one, until the receiver takes them, and in order', async () => {
    const { client, close } = await openLake()
    answers.push(500, 503)
    await client.create({ _id: 'a', _type: 'page' })
    await client.create({ _id: 'b', _type: 'page' })
    await arrived(4)
    await close()
    expect(calls.map(({ body }) => body._id)).toEqual(['a', 'a', 'a', 'b'])
    expect(new Set(calls.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('survive a restart of the lake', async () => {
    answers.push(...Array.from({ length: 50 }, () => 500))
    const first = await openLake()
    await first.client.create({ _id: 'a', _type: 'page' })
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
    await first.close()
    answers.length = 0
    calls.length = 0
    const second = await openLake()
    await arrived(1)
    await second.close()
    expect(calls[0]?.body._id).toBe('a')
  })
})
