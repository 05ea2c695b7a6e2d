import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { command } from '#scripts/stack/command.ts'
import type { Database } from '#web/server/db/pool.ts'
import { members } from '#web/server/db/schema/members.ts'
import { listPosts } from '#web/server/discussion/list-posts.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { checkPassword, hashPassword } from '#web/server/members/password.ts'
import { median, percentiles, timesOf } from '../support/figures.ts'
import { withOwnDatabase } from '../support/own-database.ts'
import { table } from '../support/table.ts'

const help = `npm run bench -- discussion

Measures discussions and the login on a database of its own, and prints tables. Fails if the first page of a
discussion with 10,000 posts takes 15 ms (p50), fewer than 200 such pages a second can be read, or a login takes 150
ms (p50) apart from the password's hash.`

const SIZES = [100, 1000, 10_000, 100_000]
const ROUNDS = 200
const READERS = 8
const LOAD_MS = 3000
const LOGINS = 40
const LIMITS = { pageMs: 15, pagesPerSecond: 200, loginMs: 150 } as const
const password = 'granskog og bekk'

/** Milliseconds, without the first tenth, which warms up. */
async function measure(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  return (await timesOf(rounds * 1.1, work)).slice(rounds / 10)
}

/** A discussion by 50 members, in which every fifth post has four replies and every tenth some likes. */
async function fill(database: Database, documentId: string, size: number): Promise<void> {
  await database.execute(sql`
    INSERT INTO posts (id, document_id, member_id, text, created_at, reply_count)
    SELECT gen_random_uuid(), ${documentId}, (SELECT id FROM members ORDER BY md5(id::text || n) LIMIT 1),
      repeat('Den er varm nok til januar. ', 6), now() - n * interval '1 minute', CASE WHEN n % 5 = 0 THEN 4 ELSE 0 END
    FROM generate_series(1, ${size}) n`)
  await database.execute(sql`
    INSERT INTO posts (id, document_id, parent_id, is_by_shop, text, created_at)
    SELECT gen_random_uuid(), document_id, id, true, 'Takk for svaret.', created_at + n * interval '1 second'
    FROM posts, generate_series(1, 4) n WHERE document_id = ${documentId} AND reply_count > 0 AND parent_id IS NULL`)
  await database.execute(sql`ANALYZE posts`)
}

async function measureDiscussions(database: Database, reader: string): Promise<void> {
  const rows = [['posts', 'first page, p50 / p99 ms']]
  for (const size of SIZES) {
    const documentId = `bench-${size}`
    await fill(database, documentId, size)
    const times = await measure(ROUNDS, () => listPosts(database, documentId, undefined, reader))
    rows.push([size.toLocaleString('en'), percentiles(times, 50, 99)])
    if (size === 10_000 && median(times) >= LIMITS.pageMs) process.exitCode = 1
  }
  console.info(table(rows))
  let pages = 0
  const until = performance.now() + LOAD_MS
  const read = async () => {
    for (; performance.now() < until; pages += 1) await listPosts(database, 'bench-10000', undefined, reader)
  }
  await Promise.all(Array.from({ length: READERS }, read))
  const perSecond = pages / (LOAD_MS / 1000)
  console.info(`\n${READERS} readers of 10,000 posts: ${perSecond.toFixed(0)} pages a second`)
  if (perSecond < LIMITS.pagesPerSecond) process.exitCode = 1
}

async function measureLogin(database: Database): Promise<void> {
  const email = `${randomUUID()}@example.com`
  const passwordHash = await hashPassword(password)
  await database.insert(members).values({ email, passwordHash, fullName: 'Kari', lang: 'nb' })
  const hash = await measure(LOGINS, () => checkPassword(password, passwordHash))
  const browser = { userAgent: 'bench', previousToken: undefined }
  const login = await measure(LOGINS, () => logIn(database, { email, password }, browser, new Date()))
  const withoutHash = median(login) - median(hash)
  console.info(`\nlogin p50 / p99 ms: ${percentiles(login, 50, 99)}, without the hash: ${withoutHash.toFixed(1)}`)
  if (withoutHash >= LIMITS.loginMs) process.exitCode = 1
}

await command(help, () =>
  withOwnDatabase(async (database) => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      email: `bench-${index}@example.com`,
      passwordHash: 'none',
      fullName: `Medlem ${index}`,
      lang: 'nb' as const,
    }))
    const [reader] = await database.insert(members).values(rows).returning({ id: members.id })
    await measureDiscussions(database, reader?.id ?? '')
    await measureLogin(database)
  }),
)
