import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { rateLimits } from '#web/server/db/schema/rate-limits.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()

type Limits = typeof import('#web/server/rate-limits.ts')

/** An instance of the storefront, as far as limits go: its own memory. The connections are shared. */
async function instance(): Promise<Limits> {
  vi.resetModules()
  return await import('#web/server/rate-limits.ts')
}

beforeAll(() => {
  for (const [name, value] of Object.entries({ ...stubbedEnvironment, DATABASE_URL: url() })) vi.stubEnv(name, value)
})
afterAll(() => vi.unstubAllEnvs())
afterEach(() => void vi.useRealTimers())

/**
 * Waits for the database however long a busy machine takes; otherwise each process would count for itself after half a
 * second.
 */
function waitForDatabase() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
}

test('two instances that count at once let through exactly the allowed number of calls', async () => {
  waitForDatabase()
  const name = `limit ${randomUUID()}`
  const [first, second] = [await instance(), await instance()]
  const limits = [first, second].map(({ sharedLimit }) => sharedLimit(name, { calls: 20, seconds: 60 }))
  const calls = Array.from({ length: 100 }, (_, index) => limits[index % 2]?.check('kari@example.com'))
  const results = await Promise.all(calls)
  expect(results.filter((result) => result?.ok)).toHaveLength(20)
  const refused = results.find((result) => result?.ok === false)
  expect(refused).toMatchObject({ code: 'tooManyRequests', retryAfter: expect.any(Number) })
  for (const limit of limits) expect((await limit.check('ola@example.com')).ok).toBe(true)
})

test('a window that has ended starts again, even for clients that were refused', async () => {
  const name = `limit ${randomUUID()}`
  const limit = (await instance()).sharedLimit(name, { calls: 1, seconds: 1 })
  expect((await limit.check('a')).ok).toBe(true)
  expect((await limit.check('a')).ok).toBe(false)
  await vi.waitFor(async () => expect((await limit.check('a')).ok).toBe(true), { timeout: 5000, interval: 100 })
})

test('the table holds no address, and is not written to the log', async () => {
  waitForDatabase()
  const name = `limit ${randomUUID()}`
  await (await instance()).sharedLimit(name, { calls: 5, seconds: 60 }).check('kari@example.com')
  const rows = await database().select().from(rateLimits)
  const row = rows.find(({ key }) => key.startsWith(name))
  expect(row).toMatchObject({ points: 1, expire: expect.any(Number) })
  expect(row?.key).not.toContain('kari')
  const persistence = await database().execute(sql`SELECT relpersistence FROM pg_class WHERE relname = 'rate_limits'`)
  expect(persistence.rows).toEqual([{ relpersistence: 'u' }])
})
