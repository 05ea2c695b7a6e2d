import { createServer, type Server } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { externalLinks } from '#web/server/db/schema/external-links.ts'
import { checkLinks } from '#web/server/external-links/check-links.ts'
import { listBrokenLinks } from '#web/server/external-links/list-broken-links.ts'
import { noteLinks } from '#web/server/external-links/note-links.ts'
import { createAsk } from '#web/services/links/ask-site.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
beforeEach(async () => {
  await database().delete(externalLinks)
})

const site = 'https://tretopp.example'
const firstDay = new Date('2026-11-02T08:00:00Z')
const nextDay = new Date('2026-11-03T08:00:00Z')

/** Other sites by the status of each address; what is not listed does not respond. */
function sites(statuses: Readonly<Record<string, number>>) {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    return statuses[address]
  }
  return { asked, ask }
}

test('addresses of other sites are kept without anchors, those of the shop are not, and what is removed is forgotten', async () => {
  const typed = [
    'https://ull.example/a#b',
    'https://ull.example/a',
    'www.sau.example',
    `${site}/nb`,
    '/nb',
    'mailto:a@b.example',
  ]
  await noteLinks(database(), typed, { site, now: firstDay })
  const kept = async () => (await database().select().from(externalLinks)).map(({ address }) => address).toSorted()
  expect(await kept()).toEqual(['https://ull.example/a', 'https://www.sau.example/'])
  await noteLinks(database(), ['https://ull.example/a'], { site, now: nextDay })
  expect(await kept()).toEqual(['https://ull.example/a'])
})

test('each is asked for once a day; gone ones are listed at once, those that do not respond after two days', async () => {
  await noteLinks(database(), ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'], {
    site,
    now: firstDay,
  })
  const web = sites({ 'https://a.example/1': 200, 'https://b.example/2': 404 })
  const check = (now: Date) => checkLinks({ database: database(), now: () => now, ask: web.ask })
  await check(firstDay)
  await check(new Date('2026-11-02T20:00:00Z'))
  expect(web.asked).toHaveLength(3)
  expect(await listBrokenLinks(database())).toMatchObject([
    { address: 'https://b.example/2', problem: 'gone', status: 404 },
  ])
  await check(nextDay)
  expect((await listBrokenLinks(database())).map(({ address, problem }) => [address, problem])).toEqual([
    ['https://b.example/2', 'gone'],
    ['https://c.example/3', 'silent'],
  ])
  const [fine] = await database().select().from(externalLinks).where(eq(externalLinks.address, 'https://a.example/1'))
  expect(fine).toMatchObject({ failures: 0, problem: null, checkedAt: nextDay })
})

test('a site is asked for one link after the other, and a run for a limited number of links', async () => {
  const typed = Array.from({ length: 300 }, (_, index) => `https://s${index % 15}.example/${index}`)
  await noteLinks(database(), typed, { site, now: firstDay })
  const busy = new Set<string>()
  let most = 0
  let asked = 0
  const ask = async (address: string) => {
    const { host } = new URL(address)
    expect(busy.has(host)).toBe(false)
    busy.add(host)
    most = Math.max(most, busy.size)
    asked += 1
    await new Promise((resolve) => setImmediate(resolve))
    busy.delete(host)
    return 200
  }
  await checkLinks({ database: database(), now: () => firstDay, ask })
  expect(asked).toBe(100)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})

let server: Server
let origin: string
let port: string
const requests: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers['user-agent']}`)
    if (request.url === '/moved') return response.writeHead(302, { location: '/here' }).end()
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end()
    if (request.url === '/get-only' && request.method === 'HEAD') return response.writeHead(405).end()
    if (request.url === '/gone') return response.writeHead(410).end()
    if (request.url === '/endless') return response.writeHead(200).write('a')
    return response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? String(address.port) : ''
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('other sites are asked with HEAD, with GET where that is refused, and redirects are followed', async () => {
  const mayAsk = (ip: string) => ip === '127.0.0.1'
  const ask = createAsk({ userAgent: 'test', timeoutMs: 5000, mayAsk, ports: [port] })
  requests.length = 0
  expect(await ask(`${origin}/here`)).toBe(200)
  expect(requests).toEqual(['HEAD /here test'])
  expect(await ask(`${origin}/moved`)).toBe(200)
  expect(await ask(`${origin}/get-only`)).toBe(200)
  expect(await ask(`${origin}/gone`)).toBe(410)
  expect(await ask(`${origin}/endless`)).toBe(200)
  expect(await ask(`${origin}/round`)).toBeUndefined()
})

test('nothing within the server’s own network is asked, by number, by name or through a redirect', async () => {
  requests.length = 0
  const ask = createAsk({ userAgent: 'test', timeoutMs: 5000, ports: [port] })
  for (const address of [
    origin,
    `http://localhost:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    `http://user:password@127.0.0.1:${port}/`,
  ]) {
    expect(await ask(address)).toBeUndefined()
  }
  expect(requests).toEqual([])
  const onlyThis = createAsk({ userAgent: 'test', timeoutMs: 5000, ports: [port], mayAsk: (ip) => ip === '127.0.0.1' })
  expect(await onlyThis(`${origin}/inside`)).toBeUndefined()
  expect(requests.every((request) => request.includes('/inside'))).toBe(true)
  const otherPort = createAsk({ userAgent: 'test', timeoutMs: 5000, mayAsk: () => true })
  expect(await otherPort(`${origin}/here`)).toBeUndefined()
})
