import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migratedDatabase } from '#tests/contract/backend/target.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { MAX_PICTURE_PIXELS } from '#web/domain/member/uploaded-picture.ts'

vi.mock('#web/content/name-of-shop.ts', () => ({ isNameOfShop: async () => false }))
vi.mock('#web/content/mail-sender.ts', () => ({
  mailSender: async () => ({
    shopName: 'Tretopp',
    address: 'hei@tretopp.example',
    siteOrigin: 'http://localhost:3000',
  }),
}))

const { url } = migratedDatabase()
const site = stubbedEnvironment.SITE_ORIGIN
const password = 'granskog og bekk'
/** The memory of a decoder and its runtime, and what it may add before it notices. */
const MAX_DECODER_KILOBYTES = 600_000

let folder: string
let routes: Awaited<ReturnType<typeof loadRoutes>>
/** About 600 bytes that take most of a second to decode. */
let costly: string
let stopJobs: () => Promise<void>

async function loadRoutes() {
  const { PUT } = await import('#web/app/api/v1/users/me/route.ts')
  const { POST: login } = await import('#web/app/api/v1/login/route.ts')
  const { POST: register } = await import('#web/app/api/v1/auth/register/route.ts')
  return { profile: PUT, login, register }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'picture-flood-'))
  const own = { DATABASE_URL: url(), IMAGE_STORE_URL: pathToFileURL(folder).href }
  for (const [name, value] of Object.entries({ ...stubbedEnvironment, ...own })) vi.stubEnv(name, value)
  routes = await loadRoutes()
  const { database, jobQueue, stopJobQueue } = await import('#web/server/db/database.ts')
  const { storeUploads } = await import('#web/server/pictures/store-uploads.ts')
  const { pictureStore } = await import('#web/services/images/open-picture-store.ts')
  // This process is the worker too.
  const report = (problem: unknown) => console.error(problem)
  await storeUploads({ queue: await jobQueue(), database: database(), openStore: pictureStore, report })
  stopJobs = stopJobQueue
  const side = Math.floor(Math.sqrt(MAX_PICTURE_PIXELS))
  costly = await dataUrl(side, 'avif')
})
afterAll(async () => {
  await stopJobs()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

async function dataUrl(side: number, format: 'avif' | 'png'): Promise<string> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
  const bytes = await (format === 'avif' ? picture.avif({ effort: 0 }) : picture.png()).toBuffer()
  return `data:image/${format};base64,${bytes.toString('base64')}`
}

type Sent = { readonly body: unknown; readonly cookie?: string; readonly signal?: AbortSignal }

async function call(name: keyof typeof routes, { body, cookie = '', signal }: Sent): Promise<Response> {
  const headers = { origin: site, 'content-type': 'application/json', cookie, 'x-forwarded-for': randomUUID() }
  const method = name === 'profile' ? 'PUT' : 'POST'
  const request = new Request(`${site}/api`, { method, headers, body: JSON.stringify(body), signal: signal ?? null })
  return await routes[name](request)
}

async function joinShop() {
  const email = `${randomUUID()}@example.com`
  const response = await call('register', { body: { email, password, fullName: 'Kari Nordmann' } })
  expect(response.ok).toBe(true)
  const cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('session='))
    ?.split(';')[0]
  return { email, cookie: cookie ?? '' }
}

/** The processes that decode, with the memory of each in kilobytes. */
function decoders(): { readonly pid: number; readonly memory: number }[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  return all
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , ...args]) => Number(parent) === process.pid && args.join(' ').includes('decoder-process'))
    .map(([pid, , memory]) => ({ pid: Number(pid), memory: Number(memory) }))
}

async function inOrder<Value>(times: number, work: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let done = 0; done < times; done += 1) values.push(await work())
  return values
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const upload = (cookie: string, profilePicture: string, signal?: AbortSignal) =>
  call('profile', { cookie, body: { profilePicture }, ...(signal && { signal }) })

describe('[R5.08] a flood of small pictures that are costly to decode', () => {
  test('by one member is refused at once, in bounded memory, while others log in', async () => {
    const [kari, ola] = await Promise.all([joinShop(), joinShop()])
    const timeOfLogin = async () => {
      const started = performance.now()
      expect((await call('login', { body: { email: ola.email, password } })).status).toBe(200)
      return performance.now() - started
    }
    const usual = await inOrder(3, timeOfLogin)
    const flood = Array.from({ length: 16 }, async () => {
      const { status, headers } = await upload(kari.cookie, costly)
      return { status, retryAfter: headers.get('retry-after') }
    })
    const meanwhile = await inOrder(5, async () => {
      const time = await timeOfLogin()
      const running = decoders()
      expect(running.length).toBeLessThanOrEqual(2)
      for (const { memory } of running) expect(memory).toBeLessThan(MAX_DECODER_KILOBYTES)
      return time
    })
    // As fast as this machine is at the moment, with a share of it.
    expect(median(meanwhile)).toBeLessThan(4 * median(usual) + 500)
    const responses = await Promise.all(flood)
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(13)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    for (const { status } of responses) expect([200, 429, 503]).toContain(status)
    // Another member's ordinary picture is not refused.
    expect((await upload(ola.cookie, await dataUrl(300, 'png'))).status).toBe(200)
  })

  test('ends when the clients go: no process works on, and nothing waits', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, joinShop))
    // Processes that wait for a picture since the test before are not those of these uploads.
    for (const { pid } of decoders()) process.kill(pid, 'SIGKILL')
    await expect.poll(decoders).toEqual([])
    const leaving = new AbortController()
    const uploads = members.flatMap(({ cookie }) => [1, 2].map(() => upload(cookie, costly, leaving.signal)))
    // Stopped while they start, so that both still work when the clients go, however fast this machine is.
    let before: number[] = []
    const stopDecoders = () => {
      before = decoders().map(({ pid }) => pid)
      for (const pid of before) process.kill(pid, 'SIGSTOP')
      return before.length
    }
    await expect.poll(stopDecoders, { timeout: 20_000, interval: 10 }).toBe(2)
    leaving.abort()
    for (const response of await Promise.all(uploads)) expect(response.status).toBe(503)
    await expect.poll(() => decoders().filter(({ pid }) => before.includes(pid)), { timeout: 20_000 }).toEqual([])
    const [{ cookie } = { cookie: '' }] = members
    expect((await upload(cookie, await dataUrl(300, 'png'))).status).toBe(200)
    expect(decoders()).toHaveLength(1)
  })
})
