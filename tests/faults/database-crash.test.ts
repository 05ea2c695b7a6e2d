import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { databaseDirectory } from '#tests/setup/database-server.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { isDatabaseUnavailable } from '#web/server/db/failure.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { openPool } from '#web/server/db/pool.ts'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const KILLS = 4
const WRITERS = 8
const INSERTS = 800

let directory: string
let url: string
let running: StandInProcess

beforeEach(async () => {
  directory = await databaseDirectory()
  url = `postgres://tretopp:sandbox@localhost:${await freePort()}/tretopp`
  await start()
})
afterEach(async () => {
  await running.stop()
  await rm(directory, { recursive: true, force: true })
})

async function start(): Promise<void> {
  running = await startProcess('sandbox/database/main.ts', { DATABASE_URL: url, SANDBOX_DIR: directory })
}

/** Kills the server and the stand-in that started it, at once. */
async function killServer(): Promise<void> {
  process.kill(await serverPid(), 'SIGKILL')
  await running.kill()
}

async function serverPid(): Promise<number> {
  const [pid] = (await readFile(join(directory, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** Writes until the database is killed or all is written. */
async function insertUntilKilled(writes: AcknowledgedWrites): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: WRITERS })
  pool.on('error', () => undefined)
  await writes.write((number) => pool.query('INSERT INTO written VALUES ($1)', [number]))
  await pool.end()
}

async function query(text: string): Promise<number[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows.map(({ number }) => number)
}

test('a database killed again and again while it writes loses nothing that it acknowledged', async () => {
  await query('CREATE TABLE written (number int PRIMARY KEY)')
  const writes = new AcknowledgedWrites({ count: INSERTS, writers: WRITERS })
  const { acknowledged } = writes
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writing = insertUntilKilled(writes)
    await writes.reached((INSERTS / (KILLS + 1)) * kill)
    await killServer()
    await writing
    await start()
    const kept = new Set(await query('SELECT number FROM written'))
    expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([])
  }
  await insertUntilKilled(writes)
  expect(acknowledged.size).toBeGreaterThanOrEqual(INSERTS - KILLS * WRITERS)
})

test('a server whose stand-in was killed is stopped by the next one, and nothing is lost', async () => {
  await query('CREATE TABLE kept (number int)')
  await running.kill()
  await query('INSERT INTO kept VALUES (1)')
  await start()
  expect(await query('SELECT number FROM kept')).toEqual([1])
})

test('a stand-in whose server is killed ends, so that it is started again', async () => {
  await query('SELECT 1 AS number')
  process.kill(await serverPid(), 'SIGKILL')
  await running.exited
  await start()
  expect(await query('SELECT 2 AS number')).toEqual([2])
})

test('the product backend’s pool reports that the database is unavailable, and recovers once it is back', async () => {
  const { database, close } = openPool(url, () => undefined)
  await migrateDatabase(database)
  const ask = () => orderCount(database, { centraId: '106', decisionId: null }, new Date())
  expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array(8).fill(0))
  await running.stop()
  const failures = await Promise.allSettled(Array.from({ length: 12 }, ask))
  expect(failures.every((failed) => failed.status === 'rejected' && isDatabaseUnavailable(failed.reason))).toBe(true)
  await start()
  expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array(8).fill(0))
  await close()
})
