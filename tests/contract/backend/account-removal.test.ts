import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contributionFilterSchema } from '#web/domain/staff/contribution.ts'
import { staffActionSchema } from '#web/domain/staff/staff-action.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { borrowings } from '#web/server/db/schema/borrowings.ts'
import { expiredTags } from '#web/server/db/schema/expired-tags.ts'
import { members } from '#web/server/db/schema/members.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { reviews } from '#web/server/db/schema/reviews.ts'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { deleteAccount } from '#web/server/member-data/delete-account.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { requestVerification } from '#web/server/members/verify-email.ts'
import { listContributions } from '#web/server/moderation/list-contributions.ts'
import { deleteUnusedPictures } from '#web/server/pictures/delete-unused.ts'
import { performActions } from '#web/server/staff-actions/perform.ts'
import { breakingDatabase } from './breaking-database.ts'
import { joinWithData, memoryStore, now, password, postsOf } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

type Joined = Awaited<ReturnType<typeof joinWithData>>

const request = () => ({ password, lang: 'nb', queue, sender }) as const

async function join() {
  const { files, store } = memoryStore()
  const joined = await joinWithData(database(), store)
  await requestVerification(database(), joined.memberId, { queue, sender }, now)
  return { ...joined, files, store }
}

const verify = ({ memberId }: Joined) =>
  database().update(members).set({ emailVerifiedAt: now }).where(eq(members.id, memberId))

/** How many rows of each table mention the text. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const { rows: tables } = await database().execute<{ schema: string; name: string }>(
    sql`SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r'`,
  )
  const counts = tables.map(
    ({ schema, name }) =>
      sql`SELECT ${name}::text AS name, count(*)::int AS count FROM ${sql.identifier(schema)}.${sql.identifier(name)} AS t
        WHERE to_jsonb(t)::text LIKE ${`%${text}%`}`,
  )
  const { rows } = await database().execute<{ name: string; count: number }>(sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(rows.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])))
}

const mailsTo = async (email: string) =>
  (await queue.findJobs<{ kind: string }>('mail', { data: { mail: { to: email } } })).map(({ data }) => data.kind)

/** Everything that the database holds about a member, as text to compare. */
async function everythingOf({ memberId, email, theirs, own, reply, deleted }: Joined): Promise<string> {
  const parts = [await rowsWith(memberId), await rowsWith(email), await mailsTo(email)]
  return JSON.stringify([parts, await postsOf(database(), [theirs, own, reply, deleted])])
}

describe('deleting an account', () => {
  test('leaves nothing that says who the member was, but what was written and is still promised', async () => {
    const joined = await join()
    await verify(joined)
    expect(Object.keys(await rowsWith(joined.memberId)).toSorted()).toEqual([
      'borrowings',
      'ideas',
      'member_devices',
      'member_sessions',
      'members',
      'post_likes',
      'post_reports',
      'posts',
      'reply_mails',
      'reservations',
      'review_reports',
      'reviews',
    ])
    const result = await deleteAccount(database(), await joined.member(), request(), now)
    expect(result).toEqual({ ok: true, value: {} })

    expect(await rowsWith(joined.fullName)).toEqual({})
    // The last mail's id, which the recipient alone gets.
    expect(await rowsWith(joined.memberId)).toEqual({ job_common: 1 })
    // The last mail, and the one by which the shop ends the newsletter.
    expect(await rowsWith(joined.email)).toEqual({ job_common: 2, borrowings: 1, reservations: 1 })
    const [reservation] = await database().select().from(reservations).where(eq(reservations.email, joined.email))
    expect(reservation).toMatchObject({ state: 'confirmed', memberId: null })
    const [borrowing] = await database().select().from(borrowings).where(eq(borrowings.email, joined.email))
    expect(borrowing).toMatchObject({ state: 'handedOut', memberId: null })
  })

  test('keeps posts and reviews without their author, takes likes back, and empties what was deleted', async () => {
    const joined = await join()
    await deleteAccount(database(), await joined.member(), request(), now)
    const [own, theirs, reply, deleted] = await postsOf(database(), [
      joined.own,
      joined.theirs,
      joined.reply,
      joined.deleted,
    ])
    expect(own).toMatchObject({ memberId: null, text: 'My own post', isByShop: false })
    expect(reply).toMatchObject({ memberId: null, text: 'My own reply' })
    expect(deleted).toMatchObject({ memberId: null, text: '' })
    // The other member's own like stays.
    expect(theirs).toMatchObject({ memberId: joined.other.memberId, likeCount: 1, replyCount: 1 })
    const isNotTheirs = ne(reviews.id, joined.theirReview)
    const [review] = await database()
      .select()
      .from(reviews)
      .where(and(eq(reviews.documentId, joined.documentId), isNotTheirs))
    expect(review).toMatchObject({ memberId: null, stars: 5 })
  })

  test('[R1.06] keeps what the member reported in the queue of staff, without the member', async () => {
    const joined = await join()
    const { documentId, theirs, theirReview } = joined
    const filter = contributionFilterSchema.parse({ view: 'reported', documentId })
    const reported = async () => {
      const { items } = await listContributions(database(), filter, undefined, now)
      return items.map(({ id, reports }) => [id, reports.map(({ reason, reporterName }) => [reason, reporterName])])
    }
    const reportsBy = (name: string | null) => [
      [theirs, [['Not nice', name]]],
      [theirReview, [['Not nice either', name]]],
    ]
    expect((await reported()).toSorted()).toEqual(reportsBy(joined.fullName).toSorted())
    await deleteAccount(database(), await joined.member(), request(), now)
    expect((await reported()).toSorted()).toEqual(reportsBy(null).toSorted())
    const kari = { id: 'pkari', name: 'Kari Redaktør' }
    const dismissals = (['post', 'review'] as const).map((targetKind) => {
      const targetId = targetKind === 'post' ? theirs : theirReview
      return staffActionSchema.parse({ id: randomUUID(), type: 'dismissReports', targetKind, targetId })
    })
    const { results } = await performActions(database(), kari, dismissals, now)
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect(await reported()).toEqual([])
  })

  test('expires the pages that show the name', async () => {
    const joined = await join()
    await database().delete(expiredTags)
    await deleteAccount(database(), await joined.member(), request(), now)
    const tags = await database().select({ tag: expiredTags.tag }).from(expiredTags)
    const { documentId } = joined
    expect(tags.map(({ tag }) => tag).toSorted()).toEqual(['latest', `posts:${documentId}`, `reviews:${documentId}`])
  })

  test('logs out everywhere, deletes the picture, cancels mails and sends a last one', async () => {
    const joined = await join()
    expect(await mailsTo(joined.email)).toEqual(['verifyEmail'])
    const ofIdea = [...joined.files.keys()].filter(
      (key) => /-(400|1600)\.webp$/.test(key) && joined.files.has(key.replace(/\d+\.webp$/, '1600.webp')),
    )
    expect([joined.files.size, ofIdea.length]).toEqual([5, 2])
    await deleteAccount(database(), await joined.member(), request(), now)
    expect(await findSession(database(), joined.token, now)).toBeUndefined()
    expect(await mailsTo(joined.email)).toEqual(['accountDeleted'])
    await deleteUnusedPictures(database(), () => joined.store, now)
    // The idea stays, and its picture with it.
    expect([...joined.files.keys()]).toEqual(ofIdea)
  })

  test('requires the password: another one, or one that was changed meanwhile, deletes nothing', async () => {
    const joined = await join()
    const member = await joined.member()
    const before = await everythingOf(joined)
    const wrong = await deleteAccount(database(), member, { ...request(), password: 'wrong' }, now)
    expect(wrong).toEqual({ ok: false, code: 'wrongPassword' })
    expect(await everythingOf(joined)).toBe(before)
    await database().update(members).set({ passwordHash: 'changed' }).where(eq(members.id, member.id))
    expect(await deleteAccount(database(), member, request(), now)).toEqual({ ok: false, code: 'wrongPassword' })
    expect(await everythingOf(joined)).toBe(before)
  })

  test('twice at the same time deletes once and sends one mail', async () => {
    const joined = await join()
    const member = await joined.member()
    const results = await Promise.all([1, 2, 3].map(() => deleteAccount(database(), member, request(), now)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mailsTo(joined.email)).toEqual(['accountDeleted'])
  })

  test('leaves what waits for the address alone while it is not verified', async () => {
    const joined = await join()
    await deleteAccount(database(), await joined.member(), request(), now)
    const waiting = await database().select().from(stockNotifications).where(eq(stockNotifications.email, joined.email))
    expect(waiting).toHaveLength(1)
  })

  test('is whole or not at all, wherever the connection to the database breaks', async () => {
    const joined = await join()
    await verify(joined)
    const member = await joined.member()
    const before = await everythingOf(joined)
    let steps = 0
    // The first statement only begins the transaction.
    for (let broken = 2; ; broken += 1) {
      const connection = await breakingDatabase(url(), broken)
      const outcome = await deleteAccount(connection.database, member, request(), now).catch(() => 'broken' as const)
      await connection.close()
      if (outcome !== 'broken') {
        expect(outcome).toMatchObject({ ok: true })
        steps = broken
        break
      }
      expect(await everythingOf(joined), `broken at statement ${broken}`).toBe(before)
    }
    expect(steps).toBeGreaterThan(15)
    expect(await rowsWith(joined.fullName)).toEqual({})
  }, 120_000)
})
