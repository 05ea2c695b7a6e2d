import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#scripts/stack/root.ts'
import { joinWithData, now } from '#tests/contract/backend/member-with-data.ts'
import { createDatabase, databaseUrl, openPoolWithoutTimeouts } from '#tests/setup/database-server.ts'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import type { Database } from '#web/server/db/pool.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { enqueueMail } from '#web/server/outbox/public.ts'
import { findPicture } from '#web/server/pictures/find-picture.ts'
import { folderStore } from '#web/services/images/folder-store.ts'
import { startDebianDatabase } from './debian-database.ts'

const MEMBERS = 12
const page = readFileSync(`${root}/docs/going-to-production.md`, 'utf8')
/** The commands of the page. */
const [, commands = ''] = /## Backup and restore.*?```sh\n(.*?)```/s.exec(page) ?? []
const [backUp = '', restore = '', count = ''] = commands.split('\n\n')
const [, forgetMails = ''] = /`(DELETE FROM pgboss[^`]+)`/.exec(page) ?? []

let server: Awaited<ReturnType<typeof startDebianDatabase>>
/** Where the backup is written. */
let folder: string
/** A shop with rows in every part of the backend. */
let shop: Place
let before: Contents
let member: Awaited<ReturnType<typeof joinWithData>>

/** What is backed up, and what a backup is restored to. */
type Place = { readonly url: string; readonly pictures: string }

beforeAll(async () => {
  server = await startDebianDatabase()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  shop = await emptyPlace('pictures')
  await inDatabase(shop, async (database) => {
    await migrateDatabase(database)
    const store = folderStore(shop.pictures)
    for (let number = 0; number < MEMBERS; number += 1) member = await joinWithData(database, store)
    await enqueueMails(database)
  })
  before = await contentsOf(shop)
  expect(run(backUp, shop)).toEqual({ code: 0, printed: '' })
}, 120_000)
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function emptyPlace(name: string): Promise<Place> {
  const pictures = join(folder, name)
  mkdirSync(pictures)
  return { url: databaseUrl(server.url, await createDatabase(server.url, 'template0')), pictures }
}

async function inDatabase(place: Place, work: (database: Database) => Promise<void>): Promise<void> {
  const pool = openPoolWithoutTimeouts(place.url)
  await work(pool.database).finally(pool.close)
}

async function enqueueMails(database: Database): Promise<void> {
  const queue = await openJobQueue(shop.url, { report: () => undefined })
  const from = { name: 'Tretopp', address: 'hei@tretopp.example' }
  const mail = {
    from,
    to: member.email,
    subject: 'Hei',
    text: 'Hei',
    html: '<p>Hei</p>',
    messageId: '1@tretopp.example',
  }
  await database.transaction((transaction) => enqueueMail(transaction, queue, { kind: 'backInStock', mail }))
  await queue.stop({ graceful: false })
}

type Contents = {
  /** Rows and their checksum by table, the last value by sequence. */
  readonly tables: ReadonlyMap<string, string>
  /** The checksum by path. */
  readonly files: ReadonlyMap<string, string>
}

async function contentsOf({ url, pictures }: Place): Promise<Contents> {
  const client = new pg.Client(url)
  await client.connect()
  const all = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const tables = new Map<string, string>()
  for (const { name } of all.rows) {
    const { rows } = await client.query<{ content: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\n' ORDER BY t::text COLLATE "C")), '') AS content
       FROM ${name} t`,
    )
    tables.set(name, rows[0]?.content ?? '')
  }
  const sequences = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences`,
  )
  for (const { name, last } of sequences.rows) tables.set(name, last ?? '')
  await client.end()
  return { tables, files: filesIn(pictures) }
}

function filesIn(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  const checksum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return new Map(paths.map((path) => [relative(directory, path), checksum(path)]))
}

const rowsOf = ({ tables }: Contents, name: string) => Number(tables.get(name)?.split(' ')[0])

/** Runs commands of the page, next to the files of the backup, until one fails. */
function run(script: string, { url, pictures }: Place) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${server.programs}:${process.env.PATH}`, DATABASE_URL: url, PICTURES: pictures },
  })
  return { code: status, printed: stdout + stderr }
}

test('what is backed up and restored with the documented commands is all there, row by row and byte by byte', async () => {
  expect(before.files.size).toBeGreaterThanOrEqual(3 * MEMBERS)
  for (const name of [
    'members',
    'posts',
    'reviews',
    'reservations',
    'borrowings',
    'pictures',
    'newsletter_subscriptions',
  ])
    expect(rowsOf(before, `public.${name}`), name).toBeGreaterThanOrEqual(MEMBERS)
  const other = await emptyPlace('restored')
  expect(run(restore, other)).toEqual({ code: 0, printed: '' })
  const after = await contentsOf(other)
  expect(after).toEqual(before)
  const printed = `${rowsOf(after, 'public.members')}\n${after.files.size}\n`
  for (const place of [shop, other]) expect(run(count, place)).toEqual({ code: 0, printed })

  await inDatabase(other, async (database) => {
    await migrateDatabase(database)
    const session = await findSession(database, member.token, now)
    expect(session?.member).toMatchObject({ email: member.email })
    const pictureId = session?.member.pictureId
    const picture = await findPicture(() => folderStore(other.pictures), pictureId, '400')
    expect(picture?.length).toBeGreaterThan(0)
    const mails = () => rowsOf(after, 'pgboss.job')
    expect(mails()).toBe(1)
    await database.execute(forgetMails)
  })
  const later = await contentsOf(other)
  expect(rowsOf(later, 'pgboss.job')).toBe(0)
  expect(rowsOf(later, 'public.members')).toBe(rowsOf(before, 'public.members'))
})

test('a restore into a database that is not empty is refused and changes nothing', async () => {
  const { code, printed } = run(restore, shop)
  expect(code).not.toBe(0)
  expect(printed).toMatch(/already exists/)
  expect(await contentsOf(shop)).toEqual(before)
})

test('half of a dump is refused, and leaves the database empty', async () => {
  const half = join(folder, 'shop.dump')
  const whole = readFileSync(half)
  truncateSync(half, Math.floor(whole.length / 2))
  const other = await emptyPlace('half')
  expect(run(restore, other).code).not.toBe(0)
  expect((await contentsOf(other)).tables.size).toBe(0)
  writeFileSync(half, whole)
})
