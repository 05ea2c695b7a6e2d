import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '#scripts/stack/root.ts'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { openPool, timeLimitsOfCommands } from '#web/server/db/pool.ts'
import { queueNames } from '#web/server/db/queues.ts'
import { type DatabaseTarget, emptyDatabase } from './target.ts'

const run = promisify(execFile)

let target: DatabaseTarget
let pool: pg.Pool

beforeAll(async () => {
  target = await emptyDatabase()
  pool = new pg.Pool({ connectionString: target.url, max: 8 })
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE counters (name text PRIMARY KEY, value int NOT NULL)')
  await pool.query('CREATE TABLE notes (writer int NOT NULL, number int NOT NULL, PRIMARY KEY (writer, number))')
}, 60_000)

afterAll(async () => {
  await pool.end()
  await target.close()
})

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/** An account that may use every table and create none, as a storefront has where another account owns the tables. */
async function createRestrictedAccount(): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `restricted_${randomUUID().replaceAll('-', '')}`
  await pool.query(`
    CREATE ROLE ${name} LOGIN PASSWORD 'restricted';
    GRANT USAGE ON SCHEMA public, drizzle, pgboss TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, drizzle, pgboss TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${name};`)
  const url = new URL(target.url)
  url.username = name
  url.password = 'restricted'
  return { url: url.href, drop: () => pool.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`) }
}

/** A server in front of the database that passes nothing on for the first milliseconds, as on a busy machine. */
async function slowServer(url: string, delay: number): Promise<{ url: string; close(): Promise<unknown> }> {
  const { hostname, port } = new URL(url)
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    for (const socket of [incoming, outgoing]) socket.on('error', () => undefined)
    outgoing.pipe(incoming)
    setTimeout(() => incoming.pipe(outgoing), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  const slow = new URL(url)
  slow.host = `127.0.0.1:${address.port}`
  return { url: slow.href, close: () => new Promise((resolve) => server.close(resolve)) }
}

describe('the database', () => {
  test('gives every one of 8 connections its own responses', async () => {
    const writers = Array.from({ length: 8 }, (_, writer) => writer)
    await Promise.all(
      writers.map(async (writer) => {
        for (let number = 0; number < 40; number++) {
          const echoed = await pool.query('SELECT $1::int AS writer, $2::text AS text', [writer, `${number}æøå`])
          expect(echoed.rows).toEqual([{ writer, text: `${number}æøå` }])
          await pool.query('INSERT INTO notes VALUES ($1, $2)', [writer, number])
        }
      }),
    )
    const { rows } = await pool.query('SELECT writer, count(*)::int FROM notes GROUP BY writer ORDER BY writer')
    expect(rows).toEqual(writers.map((writer) => ({ writer, count: 40 })))
  })

  test('loses no update of transactions at the same time', async () => {
    await pool.query("INSERT INTO counters VALUES ('sum', 0)")
    const add = () =>
      inTransaction(async (client) => {
        const { rows } = await client.query("SELECT value FROM counters WHERE name = 'sum' FOR UPDATE")
        await client.query("UPDATE counters SET value = $1 WHERE name = 'sum'", [rows[0].value + 1])
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect((await pool.query("SELECT value FROM counters WHERE name = 'sum'")).rows).toEqual([{ value: 40 }])
  })

  test('an error in a statement reaches its caller, with its code, and the connection stays usable', async () => {
    const responses = await Promise.allSettled([
      pool.query('SELECT $1::int AS one', [1]),
      pool.query('SELECT * FROM nowhere'),
      pool.query('SELECT $1::int AS two', [2]),
      pool.query('SELECT 1/$1::int AS broken', [0]),
    ])
    expect(responses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(responses.map((response) => response.status === 'rejected' && response.reason.code)).toEqual([
      false,
      '42P01',
      false,
      '22012',
    ])
    expect((await pool.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }])
  })

  test('a client that disconnects during a transaction leaves nothing behind and blocks no other client', async () => {
    const client = new pg.Client(target.url)
    client.on('error', () => undefined)
    await client.connect()
    await client.query('BEGIN')
    await client.query("INSERT INTO counters VALUES ('half', 1)")
    const waiting = pool.query("INSERT INTO counters VALUES ('after', 1)")
    // As a killed process does: without closing the connection.
    Reflect.get(client, 'connection').stream.destroy()
    await waiting
    const { rows } = await pool.query("SELECT name FROM counters WHERE name IN ('half', 'after')")
    expect(rows).toEqual([{ name: 'after' }])
  })

  test('instances that migrate at the same time agree', async () => {
    const instances = Array.from({ length: 4 }, () => openPool(target.url, () => undefined))
    await Promise.all(instances.map(({ database }) => migrateDatabase(database)))
    await Promise.all(instances.map(({ close }) => close()))
    const applied = await pool.query('SELECT hash, count(*)::int FROM drizzle.__drizzle_migrations GROUP BY hash')
    expect(applied.rows.length).toBeGreaterThan(0)
    expect(applied.rows.every(({ count }) => count === 1)).toBe(true)
    const queues = await pool.query('SELECT count(*)::int FROM pgboss.queue WHERE name = ANY($1)', [queueNames])
    expect(queues.rows).toEqual([{ count: queueNames.length }])
    expect((await pool.query('SELECT count(*)::int FROM preorder_stock')).rows).toEqual([{ count: 0 }])
  })

  test('`npm run db:migrate` three times at once on an empty database ends well each time', async () => {
    const empty = await emptyDatabase()
    const commands = Array.from({ length: 3 }, () =>
      run(process.execPath, ['scripts/commands/db-migrate.ts'], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: empty.url },
      }),
    )
    const printed = (await Promise.all(commands)).map(({ stdout }) => stdout.trim())
    await empty.close()
    expect(printed).toEqual(Array(3).fill('All migrations are applied.'))
  }, 120_000)

  test('a connection of a command may take longer than one of a page', async () => {
    const slow = await slowServer(target.url, 3000)
    const command = openPool(slow.url, () => undefined, timeLimitsOfCommands)
    const page = openPool(slow.url, () => undefined)
    const [ofCommand, ofPage] = await Promise.allSettled([
      command.database.execute('SELECT 1'),
      page.database.execute('SELECT 1'),
    ])
    await Promise.all([command.close(), page.close()])
    await slow.close()
    expect([ofCommand.status, ofPage.status]).toEqual(['fulfilled', 'rejected'])
  })

  test('a second account, made as the documents say, does all that the first does; then the first may not log in', async () => {
    const page = readFileSync(`${root}/docs/going-to-production.md`, 'utf8')
    const owner = `owner_${randomUUID().replaceAll('-', '')}`
    const documented = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll(/\bshop(?=_b|\b)/g, owner) ?? ''
    const shop = await emptyDatabase()
    const name = new URL(shop.url).pathname.slice(1)
    await pool.query(`CREATE ROLE ${owner} LOGIN PASSWORD '...'; ALTER DATABASE ${name} OWNER TO ${owner}`)
    const as = (username: string) => Object.assign(new URL(shop.url), { username, password: '...' }).href
    const first = openPool(as(owner), () => undefined, timeLimitsOfCommands)
    await migrateDatabase(first.database)
    await first.close()
    await pool.query(documented(/`(CREATE ROLE shop_b [^`]+)`/))
    await pool.query(documented(/`(ALTER ROLE shop NOLOGIN)`/))
    await expect(new pg.Client(as(owner)).connect()).rejects.toThrow('not permitted to log in')
    const second = new pg.Client(as(`${owner}_b`))
    await second.connect()
    await second.query('ALTER TABLE members ADD COLUMN later text; CREATE TABLE later (name text)')
    const { rows } = await second.query("SELECT tableowner FROM pg_tables WHERE tablename IN ('members', 'later')")
    expect(rows).toEqual([{ tableowner: owner }, { tableowner: owner }])
    await second.end()
    await shop.close()
    await pool.query(`DROP ROLE ${owner}_b; DROP ROLE ${owner}`)
  })

  test('an account that may not create tables starts where another one has created them', async () => {
    const account = await createRestrictedAccount()
    const restricted = openPool(account.url, () => undefined)
    await expect(restricted.database.execute('CREATE SCHEMA other')).rejects.toThrow()
    await migrateDatabase(restricted.database)
    await restricted.close()
    const queue = await openJobQueue(account.url, { report: () => undefined })
    await queue.send('mail', {})
    await queue.deleteAllJobs('mail')
    await queue.stop()
    await account.drop()
  })
})
