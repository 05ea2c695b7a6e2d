import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { count, eq, like } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type RunningDatabase, startDatabase } from '#sandbox/database/server.ts'
import { databaseDirectory } from '#tests/setup/database-server.ts'
import { processOptions } from '#tests/setup/process-options.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import type { Database } from '#web/server/db/pool.ts'
import { memberSessions, members, passwordResets } from '#web/server/db/schema/members.ts'
import { posts } from '#web/server/db/schema/posts.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { requestPasswordReset } from '#web/server/members/reset-password.ts'
import { subscribeToStock } from '#web/server/stock-notifications/waiting.ts'
import { type ChangeName, campaign, changes, documentId, mailsTo, newPassword, password } from './member-changes.ts'

const program = join(import.meta.dirname, 'member-process.ts')
/** Processes that run at the same time, each with data of its own. */
const AT_ONCE = 4

let directory: string
let running: RunningDatabase
let database: Database
let connections: pg.Pool
let queue: JobQueue
const children: ChildProcess[] = []

beforeAll(async () => {
  directory = await databaseDirectory()
  running = await startDatabase({ dataDir: directory, port: 0 })
  // Without the storefront's short timeouts, which a busy machine exceeds.
  connections = new pg.Pool({ connectionString: running.url })
  connections.on('error', () => undefined)
  database = drizzle(connections)
  await migrateDatabase(database)
  queue = await openJobQueue(running.url, { report: () => undefined })
}, 60_000)
// All tests reserve in the same campaign.
beforeEach(async () => {
  await database.delete(reservations)
})
// Processes of a failed test would keep asking for its database.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await queue.stop({ graceful: false })
  await connections.end()
  await running.close()
  await rm(directory, { recursive: true })
})

type Data = Record<string, string>
type Change = readonly [ChangeName, Data]

function start(wanted: readonly Change[], killBefore = 0) {
  const options = [...processOptions, '--conditions=react-server', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...options, program, JSON.stringify(wanted)], {
    env: { ...process.env, DATABASE_URL: running.url, KILL_BEFORE: String(killBefore) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const finished: string[] = []
  createInterface(child.stdout).on('line', (name) => finished.push(name))
  const ended = once(child, 'close').then(([code, signal]) => signal ?? code)
  return { kill: () => child.kill('SIGKILL'), ended, finished }
}

type Case = {
  /** Creates what has to exist; returns the data that the browser sends, separate for each process. */
  readonly prepare: () => Promise<Data>
  /** True when all of it has happened, false when not; fails for half of it and for what is doubled. */
  readonly hasHappened: (data: Data) => Promise<boolean>
}

const only = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => {
  const [row, ...more] = await rows
  expect(more).toEqual([])
  return row
}
const address = () => `${randomUUID()}@example.com`

async function member() {
  const email = address()
  await changes.register({ database, queue }, { email })
  // With an unverified address a member may write only three posts an hour.
  const verified = { emailVerifiedAt: new Date() }
  const row = await only(database.update(members).set(verified).where(eq(members.email, email)).returning())
  return { email, memberId: row?.id ?? '' }
}

const rowsOf = {
  member: (email = '') => only(database.select().from(members).where(eq(members.email, email))),
  sessions: (memberId = '') => database.select().from(memberSessions).where(eq(memberSessions.memberId, memberId)),
}

const cases: Readonly<Record<ChangeName, Case>> = {
  register: {
    prepare: async () => ({ email: address() }),
    async hasHappened({ email = '' }) {
      const row = await rowsOf.member(email)
      if (row) expect(await rowsOf.sessions(row.id)).toHaveLength(1)
      expect(await mailsTo(database, email)).toBe(row ? 1 : 0)
      return row !== undefined
    },
  },
  forget: {
    async prepare() {
      const { email } = await member()
      return { email }
    },
    async hasHappened({ email = '' }) {
      const resets = await database.select().from(passwordResets).where(eq(passwordResets.email, email))
      // One more mail verifies the address. Asking again is another request, with a mail of its own.
      expect((await mailsTo(database, email)) - 1).toBe(resets.length)
      return resets.length > 0
    },
  },
  reset: {
    async prepare() {
      const { email, memberId } = await member()
      const codes: string[] = []
      const readMail = async (_: unknown, mail: { readonly code: string }) => void codes.push(mail.code)
      const result = await requestPasswordReset(database, email, readMail, new Date())
      const [code = ''] = codes
      return { email, memberId, code, ...(result.ok && result.value) }
    },
    async hasHappened({ id = '', email = '', memberId }) {
      const reset = await only(database.select().from(passwordResets).where(eq(passwordResets.id, id)))
      expect(await rowsOf.sessions(memberId)).toHaveLength(1)
      const isUsed = Boolean(reset?.usedAt)
      // One verifies the address, one says that the password was changed.
      expect(await mailsTo(database, email)).toBe(isUsed ? 2 : 1)
      const credentials = { email, password: isUsed ? password : newPassword }
      expect((await logIn(database, credentials, { userAgent: '' }, new Date())).ok).toBe(false)
      return isUsed
    },
  },
  reserve: {
    prepare: async () => ({ key: randomUUID(), email: address() }),
    async hasHappened({ key = '', email = '' }) {
      const row = await only(database.select().from(reservations).where(eq(reservations.idempotencyKey, key)))
      const { reservationId } = reservationLines
      const lines = row ? await database.select().from(reservationLines).where(eq(reservationId, row.id)) : []
      expect([lines.length, await mailsTo(database, email)]).toEqual(row ? [1, 1] : [0, 0])
      return row !== undefined
    },
  },
  post: {
    async prepare() {
      const { memberId } = await member()
      const parentId = randomUUID()
      const parent = { id: parentId, documentId, text: 'Er den varm?', memberId, createdAt: new Date() }
      await database.insert(posts).values(parent)
      return { id: randomUUID(), parentId, memberId }
    },
    async hasHappened({ id, parentId = '' }) {
      const reply = await only(database.select().from(posts).where(eq(posts.parentId, parentId)))
      const parent = await only(database.select().from(posts).where(eq(posts.id, parentId)))
      expect(parent?.replyCount).toBe(reply ? 1 : 0)
      return reply?.id === id
    },
  },
  mailReturned: {
    async prepare() {
      const [email, itemId] = [address(), randomUUID()]
      await subscribeToStock(database, { email, itemId, centraId: '107', lang: 'nb' })
      return { email, itemId }
    },
    async hasHappened({ email = '' }) {
      const { email: waiting } = stockNotifications
      const reader = await only(database.select().from(stockNotifications).where(eq(waiting, email)))
      expect(await mailsTo(database, email)).toBe(reader?.mailedAt ? 1 : 0)
      return Boolean(reader?.mailedAt)
    },
  },
}
const names = Object.keys(cases).filter((name): name is ChangeName => name in cases)

/**
 * Lets a process carry out all changes and kills it when each is before its statement of this number; then sends each
 * again.
 */
async function killBefore(statement: number): Promise<readonly string[]> {
  const wanted: Change[] = []
  for (const name of names) wanted.push([name, await cases[name].prepare()])
  const { ended, finished } = start(wanted, statement)
  expect(await ended).toBe('SIGKILL')
  for (const [name, data] of wanted) {
    const about = `${name}, killed before statement ${statement}`
    const happened = await cases[name].hasHappened(data)
    if (finished.includes(name)) expect(happened, about).toBe(true)
    await changes[name]({ database, queue }, data)
    expect(await cases[name].hasHappened(data), about).toBe(true)
  }
  return finished
}

test('[R1.05] [R1.09] [R7.07] a storefront that is killed between any two statements of joining, a reset, a reservation, a reply or a mail has done all of it or nothing, and it is done once when it is sent again', async () => {
  for (let first = 1; ; first += AT_ONCE) {
    const killed = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => killBefore(first + index)))
    // Nothing was finished by the process that was killed before the first statements.
    if (first === 1) expect(killed[0]).toEqual([])
    if (killed.some((finished) => finished.length === names.length)) break
    expect(first).toBeLessThan(40)
  }
})

test('two storefronts that get every change twice, of which one is killed, and a database that is away for ten seconds: nothing is lost or doubled', async () => {
  const { memberId } = await member()
  const parentId = randomUUID()
  await database
    .insert(posts)
    .values({ id: parentId, documentId, text: 'Hva synes dere?', memberId, createdAt: new Date() })
  const run = randomUUID()
  const wanted = Array.from({ length: 30 }, (_, index): Change[] => [
    ['post', { id: randomUUID(), parentId, memberId }],
    ['reserve', { key: `${run} ${index}`, email: `${index}.${run}@example.com` }],
    ['register', { email: `member${index}.${run}@example.com` }],
  ]).flat()
  const first = start(wanted)
  const killed = start(wanted.toReversed())
  await vi.waitFor(() => {
    expect(first.finished.length).toBeGreaterThan(10)
    expect(killed.finished.length).toBeGreaterThan(10)
  }, 60_000)
  killed.kill()
  expect(await killed.ended).toBe('SIGKILL')
  const { port } = running
  await running.close()
  await sleep(10_000)
  running = await startDatabase({ dataDir: directory, port })
  const second = start(wanted.toReversed())
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])

  const parent = await only(database.select().from(posts).where(eq(posts.id, parentId)))
  expect(parent?.replyCount).toBe(30)
  expect(await database.select().from(posts).where(eq(posts.parentId, parentId))).toHaveLength(30)
  const reserved = await database
    .select()
    .from(reservations)
    .where(like(reservations.idempotencyKey, `${run}%`))
  expect(reserved).toHaveLength(campaign.crowdfundingMax)
  for (const { email } of reserved) expect(await mailsTo(database, email)).toBe(1)
  const joined = await database
    .select({ count: count() })
    .from(members)
    .where(like(members.email, `member%.${run}@example.com`))
  expect(joined[0]?.count).toBe(30)
  for (let index = 0; index < 30; index++) expect(await mailsTo(database, `member${index}.${run}@example.com`)).toBe(1)
})
