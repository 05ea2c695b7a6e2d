import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@sanity/client'
import { countDistinct, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningLake, startLake } from '#sandbox/content-lake/server.ts'
import { listenOnLoopback } from '#sandbox/loopback.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { handledPublications } from '#web/server/db/schema/handled-publications.ts'
import { READ_TOKEN, WRITE_TOKEN } from '../lake/target.ts'
import { migratedDatabase } from './target.ts'

/** The stand-in for the lake takes a minute to deliver 4,500. */
const PUBLICATIONS = Number(process.env.WAVE_PUBLICATIONS ?? 1000)
const AT_ONCE = 500
/** Milliseconds between two expiries of a list, as in the route. */
const LIST_PAUSE_MS = 5000
const secret = 'a-secret-of-the-wave'
const former = 'Jakke'
const newest = 'Ny jakke'
const waiting = { timeout: 240_000, interval: 50 }

const { database, url } = migratedDatabase()
/** When each cache tag has expired, in milliseconds. */
const expiries = new Map<string, number[]>()
/** How many products a list shows in their newest state that is rendered after its tags have expired. */
const lists: { readonly at: number; readonly shown: number }[] = []
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expireTag(tag), revalidatePath: () => undefined }))

let directory: string
let lake: RunningLake
let storefront: Server
let deliver: (request: Request) => Promise<Response>
const deliveries: { readonly status: number; readonly ms: number; readonly at: number }[] = []

beforeAll(async () => {
  storefront = createServer(async (incoming, outgoing) => {
    const arrived = performance.now()
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = await text(incoming)
    const request = new Request(`http://localhost${incoming.url}`, { method: 'POST', headers, body })
    const response = await deliver(request)
    outgoing.writeHead(response.status).end(await response.text())
    if (!incoming.headers['sanity-document-id']) return
    deliveries.push({ status: response.status, ms: performance.now() - arrived, at: performance.now() })
  })
  const port = await listenOnLoopback(storefront, 0)
  directory = await mkdtemp(join(tmpdir(), 'wave-'))
  lake = await startLake({
    projectId: 'wave',
    dataset: 'production',
    readToken: READ_TOKEN,
    writeToken: WRITE_TOKEN,
    directory,
    studioOrigin: 'http://localhost:3333',
    webhook: { url: `http://localhost:${port}/api/revalidate`, secret },
  })
  stubEnvironment()
  const settings = {
    SANITY_STUDIO_PROJECT_ID: 'wave',
    SANITY_STUDIO_API_HOST: lake.origin,
    SANITY_API_READ_TOKEN: READ_TOKEN,
    SANITY_REVALIDATE_SECRET: secret,
    SITE_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: url(),
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  deliver = (await import('#web/app/api/revalidate/route.ts')).POST
})
afterAll(async () => {
  storefront.closeAllConnections()
  storefront.close()
  await lake.close()
  await rm(directory, { recursive: true, force: true })
  await (await import('#web/server/db/database.ts')).databasePool().end()
})

function expireTag(tag: string): void {
  expiries.set(tag, [...(expiries.get(tag) ?? []), performance.now()])
  if (tag === 'type:product') void renderList()
}

/** As visitors do who come as soon as a list has expired. */
async function renderList(): Promise<void> {
  const { rows } = await database().execute<{ shown: number }>(
    sql`SELECT count(*)::int AS shown FROM listed_products WHERE name_nb LIKE ${`${newest}%`}`,
  )
  lists.push({ at: performance.now(), shown: rows[0]?.shown ?? 0 })
}

const idOf = (number: number) => `product-${number}`

/** Publishes all products with this title, as an import does. */
async function publishAll(title: string): Promise<void> {
  const client = createClient({
    projectId: 'wave',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: lake.origin,
    token: WRITE_TOKEN,
  })
  for (let start = 0; start < PUBLICATIONS; start += AT_ONCE) {
    const transaction = client.transaction()
    for (let number = start; number < start + AT_ONCE; number += 1)
      transaction.createOrReplace({
        _id: idOf(number),
        _type: 'product',
        centraId: String(number),
        title: { nb: `${title} ${number}`, en: `Jacket ${number}` },
        slug: { nb: { current: `jakke-${number}` }, en: { current: `jacket-${number}` } },
      })
    await transaction.commit({ returnDocuments: false })
  }
}

test('many publications at once are one wave: lists expire rarely, and the newest state is public 10 s after the last', async () => {
  await publishAll(former)
  lake.lake.webhooks.start()
  await publishAll(newest)
  const accepted = () => deliveries.filter(({ status }) => status === 200)
  await vi.waitFor(() => expect(accepted().length).toBeGreaterThanOrEqual(PUBLICATIONS), waiting)
  const lastAt = Math.max(...deliveries.map(({ at }) => at))
  const isPublic = () => lists.find(({ shown }) => shown === PUBLICATIONS)
  await vi.waitFor(() => expect(isPublic()).toBeDefined(), waiting)
  const publicAfter = (isPublic()?.at ?? 0) - lastAt
  const seconds = (lastAt - Math.min(...deliveries.map(({ at }) => at))) / 1000
  console.info(
    `${Math.round(PUBLICATIONS / seconds)} publications a second; public ${Math.round(publicAfter)} ms after the last`,
  )
  // Each is acknowledged when it is handled, not when the wave is over.
  expect(percentile(50)).toBeLessThan(1000)

  const ids = Array.from({ length: PUBLICATIONS }, (_, number) => idOf(number))
  expect(ids.filter((id) => !expiries.has(`document:${id}`))).toEqual([])
  const documents = countDistinct(handledPublications.documentId)
  const [handled] = await database().select({ documents }).from(handledPublications)
  expect(handled?.documents).toBe(PUBLICATIONS)
  for (const tag of ['type:product', 'routes']) {
    const times = expiries.get(tag) ?? []
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses.filter((pause) => pause < LIST_PAUSE_MS)).toEqual([])
  }
}, 300_000)

/** Milliseconds from the arrival of a delivery to its acknowledgement. */
function percentile(share: number): number {
  const times = deliveries.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.floor((times.length * share) / 100)] ?? 0
}
