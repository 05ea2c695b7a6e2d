import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#web/server/db/schema/rate-limits.ts'
import { countTry, forgetTries } from '#web/server/growing-delays.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const start = new Date('2026-11-22T12:00:00Z').getTime()
const delays = (free = 3) => ({ name: `tries ${randomUUID()}`, free, firstSeconds: 30, longestSeconds: 100 })
const tryAt = (second: number, ...tried: Parameters<typeof countTry>[1]) =>
  countTry(database(), tried, new Date(start + second * 1000))
const wait = (retryAfter: number) => ({ ok: false, code: 'tooManyRequests', retryAfter })

test('the first tries are free; then each waits twice as long as the one before, up to the longest', async () => {
  const tried = { subject: 'kari@example.com', delays: delays() }
  for (const _ of [1, 2, 3]) expect((await tryAt(0, tried)).ok).toBe(true)
  expect(await tryAt(0, tried)).toEqual(wait(30))
  // Refused tries do not prolong the wait.
  expect(await tryAt(20, tried)).toEqual(wait(10))
  expect((await tryAt(30, tried)).ok).toBe(true)
  expect(await tryAt(30, tried)).toEqual(wait(60))
  expect((await tryAt(90, tried)).ok).toBe(true)
  expect(await tryAt(90, tried)).toEqual(wait(100))
  expect((await tryAt(190, tried)).ok).toBe(true)
  expect(await tryAt(190, tried)).toEqual(wait(100))
})

test('tries are forgotten after a day or on request', async () => {
  const tried = { subject: 'kari@example.com', delays: delays(1) }
  await tryAt(0, tried)
  expect((await tryAt(0, tried)).ok).toBe(false)
  await forgetTries(database(), [tried])
  expect((await tryAt(0, tried)).ok).toBe(true)
  expect((await tryAt(30, tried)).ok).toBe(true)
  expect(await tryAt(30, tried)).toEqual(wait(60))
  const day = 24 * 3600
  expect((await tryAt(30 + day, tried)).ok).toBe(true)
  expect(await tryAt(30 + day, tried)).toEqual(wait(30))
})

test('two subjects are counted together or not at all', async () => {
  const one = { subject: 'kari@example.com', delays: delays(1) }
  const other = { subject: 'kari@example.com', delays: delays(2) }
  await tryAt(0, one)
  for (const _ of [1, 2, 3]) expect(await tryAt(0, one, other)).toEqual(wait(30))
  for (const _ of [1, 2]) expect((await tryAt(0, other)).ok).toBe(true)
})

test('tries at the same time do not pass together, and the table holds no address', async () => {
  const tried = { subject: 'kari@example.com', delays: delays(5) }
  const results = await Promise.all(Array.from({ length: 30 }, () => tryAt(0, tried)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(5)
  const rows = await database()
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, `${tried.delays.name}%`))
  expect(rows).toMatchObject([{ points: 5 }])
  expect(JSON.stringify(rows)).not.toContain('kari')
})
