import { ClientError, createClient, ServerError } from '@sanity/client'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubbedEnvironment, stubEnvironment } from '#web/config/stub-environment.ts'
import type { Handled } from '#web/server/publications/public.ts'

const restore = stubEnvironment()
afterAll(restore)
vi.stubEnv('SANITY_REVALIDATE_SECRET_PREVIOUS', 'the-former-secret')
const ownSecret = stubbedEnvironment.SANITY_REVALIDATE_SECRET

const expire = vi.fn()
const notifyOwnWebhook = vi.fn(async () => undefined)
vi.mock('#web/lib/own-webhook.ts', () => ({ notifyOwnWebhook }))
vi.mock('next/cache', () => ({
  revalidateTag: (tag: string) => expire(tag),
  revalidatePath: (path: string) => expire(path),
}))
const report = vi.fn()
vi.mock('#web/services/errors/server-client.ts', () => ({ reportServerError: report }))
type Fed = { readonly handled: readonly Handled[]; readonly documents: readonly unknown[] }
const feedPublications = vi.fn<(database: unknown, instance: string, fed: Fed) => Promise<boolean>>()
vi.mock('#web/server/catalogue/feed-publications.ts', () => ({ feedPublications }))
const deriveAll = vi.fn(async () => undefined)
vi.mock('#web/server/catalogue/derive.ts', () => ({ deriveAll }))
const lastHandled = vi.fn(async () => new Map())
vi.mock('#web/server/publications/handled.ts', () => ({
  lastHandled,
  thisInstance: 'tests',
}))
vi.mock('#web/server/db/database.ts', () => ({ database: () => ({}) }))
const fetch = vi.fn()
const commit = vi.fn()
const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
const transaction = () => ({ createOrReplace: vi.fn(), delete: vi.fn(), commit })
Object.assign(client, { fetch, transaction })
vi.mock('#web/services/sanity/client.ts', () => ({ writeClient: client, previewClient: client }))

const { POST } = await import('./route.ts')
const { addressTag } = await import('#web/content/cache-tags.ts')
const { contentEpoch, expiryEpoch } = await import('#web/lib/content-epoch.ts')
const { baseline, startFromBuild } = await import('#web/lib/baseline.ts')

const nothingAround = { current: null, categories: [] }
const slug = (current: string) => ({ nb: { current }, en: { current } })
const at = '2026-11-21T12:00:00.000Z'
let count = 0
/** Lists expire only once in five seconds: each test begins later than that. */
let later = 0
const time = performance.now.bind(performance)

beforeEach(() => {
  vi.clearAllMocks()
  later += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => time() + later)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fetch.mockImplementation(async (query: string) =>
    /references|_id in \$ids|"redirect"/.test(query) ? [] : nothingAround,
  )
  commit.mockResolvedValue(undefined)
  feedPublications.mockResolvedValue(false)
})

const publication = (before: object | null, after: object | null) => ({
  _id: `page-${++count}`,
  _type: 'landingPage',
  before,
  after: after && { _updatedAt: at, ...after },
})

type Signing = { readonly time?: number; readonly secret?: string }

async function deliver(body: object, { time = Date.now(), secret = ownSecret }: Signing = {}): Promise<Response> {
  const text = JSON.stringify(body)
  const signature = await encodeSignatureHeader(text, time, secret)
  const headers = { [SIGNATURE_HEADER_NAME]: signature }
  return POST(new Request('http://localhost:3000/api/revalidate', { method: 'POST', body: text, headers }))
}

const expired = () => expire.mock.calls.flat()
const noted = () => feedPublications.mock.calls.at(-1)?.[2].handled[0]

function lakeError(statusCode: number): Error {
  const response = {
    statusCode,
    body: { error: { description: 'no' } },
    headers: {},
    method: 'POST',
    url: 'http://lake',
  }
  return statusCode < 500 ? new ClientError(response as never) : new ServerError(response as never)
}

describe('forged deliveries', () => {
  const forge = (address: string) =>
    POST(
      new Request('http://localhost:3000/api/revalidate', {
        method: 'POST',
        body: '{}',
        headers: { [SIGNATURE_HEADER_NAME]: `t=${Date.now()},v1=${'a'.repeat(43)}`, 'x-forwarded-for': address },
      }),
    )

  test('are refused without a hash after 120 in a minute; others and signed deliveries are not affected', async () => {
    const statuses = []
    for (let call = 0; call < 125; call++) statuses.push((await forge('203.0.113.9')).status)
    expect(statuses).toEqual([...Array(120).fill(401), ...Array(5).fill(429)])
    expect((await forge('203.0.113.10')).status).toBe(401)
    expect((await deliver(publication({ path: slug('a') }, { path: slug('a') }))).status).toBe(200)
    expect(report).not.toHaveBeenCalled()
  })

  test('of more than a megabyte are refused before they are hashed', async () => {
    const body = JSON.stringify({ tags: ['a'.repeat(1_000_001)] })
    const response = await POST(new Request('http://localhost:3000/api/revalidate', { method: 'POST', body }))
    expect(response.status).toBe(413)
    expect(report).not.toHaveBeenCalled()
  })

  test('that end in the middle are refused, and nobody is told', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('The client has left')) })
    const half = { method: 'POST', body, duplex: 'half' }
    expect((await POST(new Request('http://localhost:3000/api/revalidate', half))).status).toBe(400)
    expect(report).not.toHaveBeenCalled()
  })
})

test('a delivery that is signed with the former secret is accepted while that is set', async () => {
  const page = { path: slug('a') }
  const body = publication(page, page)
  expect((await deliver(body, { secret: 'the-former-secret' })).status).toBe(200)
  expect(expired()).toContain(`document:${body._id}`)
  expect((await deliver(body, { secret: 'the-secret-before-that' })).status).toBe(401)
})

describe('a publication', () => {
  test('expires its tags and is recorded for the Studio', async () => {
    const body = publication({ path: slug('a') }, { path: slug('a'), title: 1 })
    expect((await deliver(body)).status).toBe(200)
    expect(expired()).toEqual([`document:${body._id}`, 'type:landingPage'])
    expect(noted()).toEqual({
      documentId: body._id,
      publishedAt: new Date(at),
      isGone: false,
      problem: null,
      tags: expired(),
    })
    expect(report).not.toHaveBeenCalled()
  })

  test('whose address is malformed is final: reported once with its id, its tags expire', async () => {
    const body = publication({ path: slug('a') }, { path: 'plain string' })
    expect((await deliver(body)).status).toBe(200)
    expect(expired()).toEqual([`document:${body._id}`, 'type:landingPage', 'routes', addressTag('a')])
    expect(noted()).toMatchObject({ problem: 'malformedAddress' })
    expect(report.mock.calls).toEqual([[expect.any(Error), { where: 'publishing', document: body._id }]])
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain(`${body._id} (landingPage) is malformed: path: `)
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).not.toContain('plain string')
  })

  test('whose address was malformed before is like any other', async () => {
    expect((await deliver(publication({ path: 5 }, { path: slug('a') }))).status).toBe(200)
    expect(noted()).toMatchObject({ problem: null })
    expect(report).not.toHaveBeenCalled()
  })

  test.each([
    ['does not take the redirect', lakeError(503)],
    ['asks to slow down', lakeError(429)],
    ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('while the lake %s expires its tags all the same, and is asked for again', async (_, error) => {
    commit.mockRejectedValueOnce(error)
    const body = publication({ path: slug('a') }, { path: slug('b') })
    const time = Date.now()
    expect((await deliver(body, { time })).status).toBe(503)
    expect(expired()).toContain(`document:${body._id}`)
    expect(noted()).toMatchObject({ problem: 'lakeUnreachable' })
    expect((await deliver(body, { time })).status).toBe(200)
    expect(noted()).toMatchObject({ problem: null })
    await deliver(body, { time })
    expect(feedPublications).toHaveBeenCalledTimes(2)
  })

  test('whose redirect the lake refuses permanently is final', async () => {
    commit.mockRejectedValueOnce(lakeError(403))
    expect((await deliver(publication({ path: slug('a') }, { path: slug('b') }))).status).toBe(200)
    expect(noted()).toMatchObject({ problem: 'lakeRefused' })
  })

  test('that meets a mistake of ours is final, and reported', async () => {
    fetch.mockRejectedValueOnce(new RangeError('a bug'))
    expect((await deliver(publication({ path: slug('a') }, { path: slug('b') }))).status).toBe(200)
    expect(noted()).toMatchObject({ problem: 'failed' })
    expect(report).toHaveBeenCalledOnce()
  })

  test('is read together with those that arrive meanwhile, and ends with its own reading', async () => {
    const asked: (readonly string[])[] = []
    let respond = () => {}
    const responds = new Promise<void>((resolve) => {
      respond = resolve
    })
    fetch.mockImplementation(async (query: string, { ids }: { ids: readonly string[] }) => {
      if (!query.includes('_id in $ids')) return []
      const number = asked.push(ids)
      await responds
      if (number > 1) throw lakeError(503)
      return []
    })
    const bodies = Array.from({ length: 60 }, () => publication(null, { path: slug('a') }))
    const [first, ...others] = bodies.map((body) => deliver(body))
    const lookUps = () => fetch.mock.calls.filter(([query]) => query.includes('references'))
    await vi.waitFor(() => expect(lookUps()).toHaveLength(bodies.length))
    expect(asked.map(({ length }) => length)).toEqual([1])
    respond()
    expect((await first)?.status).toBe(200)
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([503]))
    expect(asked.map(({ length }) => length)).toEqual([1, 40, 19])
    expect(asked.flat().sort()).toEqual(bodies.map(({ _id }) => _id).sort())
  })

  test('does not wait for a lake that is silent', async () => {
    fetch.mockImplementation(() => new Promise(() => undefined))
    const before = Date.now()
    expect((await deliver(publication({ path: slug('a') }, { path: slug('b') }))).status).toBe(503)
    expect(Date.now() - before).toBeLessThan(1500)
    expect(expired()).toContain('routes')
    expect((await deliver(publication(null, { path: slug('b') }))).status).toBe(503)
  })

  test('is done when it comes again, if the lake was only slow', async () => {
    let write = () => {}
    commit.mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          write = resolve
        }),
    )
    const body = publication({ path: slug('a') }, { path: slug('b') })
    const time = Date.now()
    expect((await deliver(body, { time })).status).toBe(503)
    write()
    expect((await deliver(body, { time })).status).toBe(200)
    expect(noted()).toMatchObject({ problem: null })
  })

  test.each([
    ['is away', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
    // For longer than a delivery waits. What comes next waits for the end of it.
    ['is silent', () => new Promise<boolean>((resolve) => void setTimeout(resolve, 900, false))],
  ])('expires its tags while the database %s, and is asked for again', async (_, respond) => {
    feedPublications.mockImplementationOnce(respond)
    const body = publication(null, { path: slug('a') })
    expect((await deliver(body)).status).toBe(503)
    expect(expired()).toContain(`document:${body._id}`)
  })

  test('of a wave has the rows that are still missing made at once', async () => {
    await deliver(publication(null, { path: slug('a') }))
    expect(deriveAll).not.toHaveBeenCalled()
    feedPublications.mockResolvedValueOnce(true)
    expect((await deliver(publication(null, { path: slug('b') }))).status).toBe(200)
    await vi.waitFor(() => expect(deriveAll).toHaveBeenCalledOnce())
  })

  test('of a deletion is recorded as gone, with its last state', async () => {
    await deliver(publication({ _updatedAt: at, path: slug('a') }, null))
    expect(noted()).toMatchObject({ isGone: true, publishedAt: new Date(at), problem: null })
  })
})

describe('catching up', () => {
  const missed = [
    { _id: 'a', _type: 'page', _updatedAt: at, slug: slug('a') },
    { _id: 'b', _type: 'page', _updatedAt: at, slug: 'plain string' },
  ]

  test('expires and records what was published meanwhile, malformed or not', async () => {
    startFromBuild(new Date(0))
    fetch.mockResolvedValue(missed)
    expect((await deliver({ since: at, which: 'all' })).status).toBe(200)
    expect(expired()).toEqual(['document:a', 'type:page', 'routes', addressTag('a'), 'document:b'])
    expect(feedPublications.mock.calls[0]?.[2].handled).toMatchObject([
      { documentId: 'a', problem: null },
      { documentId: 'b', problem: 'malformedAddress' },
    ])
    expect(baseline().isCaughtUp).toBe(true)
  })

  test('keeps what is already recorded', async () => {
    fetch.mockResolvedValue(missed)
    lastHandled.mockResolvedValueOnce(
      new Map([['b', { publishedAt: new Date(at), isGone: false, problem: 'malformedAddress' }]]),
    )
    await deliver({ since: at, which: 'all' })
    expect(expired()).toContain('document:b')
    expect(feedPublications.mock.calls[0]?.[2].handled).toMatchObject([{ documentId: 'a' }])
  })

  test('later on expires only what no instance has handled', async () => {
    fetch.mockResolvedValue(missed)
    lastHandled.mockResolvedValueOnce(new Map([['a', { publishedAt: new Date(at), isGone: false, problem: null }]]))
    expect((await deliver({ since: at, which: 'unhandled' })).status).toBe(200)
    expect(expired()).toEqual(['document:b', 'type:page', 'routes'])
  })

  test('is unfinished while the lake or the database is unavailable', async () => {
    startFromBuild(new Date(0))
    fetch.mockRejectedValueOnce(new Error('away'))
    expect((await deliver({ since: at, which: 'all' })).status).toBe(503)
    fetch.mockResolvedValue(missed)
    lastHandled.mockRejectedValueOnce(new Error('away'))
    expect((await deliver({ since: at, which: 'all' })).status).toBe(503)
    expect(expired()).toContain('document:a')
    expect(baseline().isCaughtUp).toBe(false)
  })
})

test('a signed delivery that is not a publication is final, and reported', async () => {
  expect((await deliver({ _id: 'a', _type: 5 })).status).toBe(400)
  expect(report).toHaveBeenCalledOnce()
  const unsigned = new Request('http://localhost:3000/api/revalidate', { method: 'POST', body: '{}' })
  expect((await POST(unsigned)).status).toBe(401)
  expect(report).toHaveBeenCalledOnce()
})

test('publications one after another expire the lists of their type once, and their own pages at once', async () => {
  const page = { path: slug('a') }
  const bodies = [publication(page, page), publication(page, page)]
  for (const body of bodies) await deliver(body)
  expect(expired()).toEqual([`document:${bodies[0]?._id}`, 'type:landingPage', `document:${bodies[1]?._id}`])
  expect(noted()?.tags).toContain('type:landingPage')
  later += 5000
  expect((await deliver({ tags: [] })).status).toBe(200)
  expect(expired().slice(3)).toEqual(['type:landingPage'])
})

test('tags that another instance expired are expired here, and not recorded again', async () => {
  expect((await deliver({ tags: ['document:a', 'routes'] })).status).toBe(200)
  expect(expired()).toEqual(['document:a', 'routes'])
  expect(feedPublications).not.toHaveBeenCalled()
})

test('pages that were rendered while something expired are rendered again, without counting as an expiry of their own', async () => {
  const epochs = [contentEpoch(), expiryEpoch()]
  expect((await deliver({ paths: ['/nb/shop/new', '/en'] })).status).toBe(200)
  expect(expired()).toEqual(['/nb/shop/new', '/en'])
  expect([contentEpoch(), expiryEpoch()]).toEqual(epochs)
  await deliver({ memberTags: ['reviews'] })
  expect([contentEpoch() - (epochs[0] ?? 0), expiryEpoch() - (epochs[1] ?? 0)]).toEqual([0, 1])
})
