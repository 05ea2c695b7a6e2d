import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, test } from 'vitest'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import { openPool } from '#web/server/db/pool.ts'
import { members } from '#web/server/db/schema/members.ts'
import { postLikes, posts } from '#web/server/db/schema/posts.ts'
import { postReports } from '#web/server/db/schema/reports.ts'
import { deletePost, editPost, restorePost, setLiked } from '#web/server/discussion/change-post.ts'
import { readCursor, writeCursor } from '#web/server/discussion/cursor.ts'
import { latestPosts } from '#web/server/discussion/latest-posts.ts'
import { countPostsSince, findThread, listPosts, listReplies } from '#web/server/discussion/list-posts.ts'
import { setHidden, setPinned } from '#web/server/discussion/public.ts'
import { type Author, writePost } from '#web/server/discussion/write-post.ts'
import { reportPost } from '#web/server/reports.ts'
import { writeReview } from '#web/server/reviews/write-review.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const start = new Date('2026-11-22T12:00:00.000Z').getTime()
const at = (second: number) => new Date(start + second * 1000)

async function member(fullName = 'Kari Nordmann', emailVerifiedAt: Date | null = at(0)) {
  const email = `${randomUUID()}@example.com`
  const row = { email, emailVerifiedAt, passwordHash: 'none', fullName, lang: 'nb' as const }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

type Said = { parentId?: string; text?: string; second?: number; id?: string }

async function say(documentId: string, author: Author, { second = 0, ...rest }: Said = {}) {
  const post = newPostSchema.parse({ id: randomUUID(), documentId, text: 'God jakke', ...rest })
  const result = await writePost(database(), post, author, at(second))
  return { result, id: post.id }
}

const hidden = (id: string, isHidden: boolean, now: Date) =>
  database().transaction((transaction) => setHidden(transaction, id, isHidden, now))

const list = async (documentId: string, readerId?: string) =>
  await listPosts(database(), documentId, undefined, readerId)
const product = () => randomUUID().slice(0, 8)

describe('[R1.05] a discussion', () => {
  test('shows pinned posts first, then the newest, each with its author and its first replies', async () => {
    const documentId = product()
    const kari = await member()
    const oldest = await say(documentId, { memberId: kari }, { text: 'Først', second: 1 })
    await say(documentId, { memberId: kari }, { text: 'Sist', second: 3 })
    await say(documentId, { memberId: kari }, { text: 'Midt', second: 2 })
    for (let second = 10; second < 15; second++) {
      await say(documentId, 'shop', { parentId: oldest.id, text: `Svar ${second}`, second })
    }
    await database().transaction((transaction) => setPinned(transaction, oldest.id, true))
    const { items, next } = await list(documentId)
    expect(items.map(({ text }) => text)).toEqual(['Først', 'Sist', 'Midt'])
    expect(items[0]).toMatchObject({
      isPinned: true,
      replyCount: 5,
      author: { name: 'Kari Nordmann' },
      isByShop: false,
    })
    expect(items[0]?.replies.map(({ text }) => text)).toEqual(['Svar 10', 'Svar 11', 'Svar 12'])
    expect(items[0]?.replies[0]).toMatchObject({ author: null, isByShop: true })
    expect(next).toBeNull()
  })

  test('comes in pages that neither repeat nor leave out posts, even while others write', async () => {
    const documentId = product()
    const author = { memberId: await member() }
    // Several within one millisecond.
    for (let index = 0; index < 45; index++)
      await say(documentId, author, { text: `Post ${index}`, second: Math.floor(index / 5) })
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const { items, next } = await listPosts(
        database(),
        documentId,
        cursor ? readCursor(cursor) : undefined,
        undefined,
      )
      seen.push(...items.map(({ text }) => text))
      cursor = next
      await say(documentId, author, { text: 'Ny', second: 100 })
    } while (cursor)
    expect(new Set(seen).size).toBe(45)
    expect(seen).toHaveLength(45)
  })

  test('shows three of 500 replies, and pages of all', async () => {
    const documentId = product()
    const { id: parentId } = await say(documentId, 'shop')
    const memberId = await member()
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: randomUUID(),
      documentId,
      parentId,
      memberId,
      text: `${index}`,
      createdAt: at(index),
    }))
    await database().insert(posts).values(rows)
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await listReplies(database(), parentId, after ? readCursor(after) : undefined, undefined)
      seen.push(...page.items.map(({ text }) => text))
      after = page.next
    } while (after)
    expect(seen).toEqual(rows.map(({ text }) => text))
  })

  test('counts what others have written since', async () => {
    const documentId = product()
    const kari = await member()
    const { id } = await say(documentId, { memberId: kari }, { second: 1 })
    await say(documentId, 'shop', { second: 2, parentId: id })
    await say(documentId, { memberId: await member('Ola') }, { second: 3 })
    expect(await countPostsSince(database(), documentId, at(0), kari)).toEqual({ count: 2 })
    expect(await countPostsSince(database(), documentId, at(2), kari)).toEqual({ count: 1 })
    expect(await countPostsSince(database(), documentId, at(0), undefined)).toEqual({ count: 3 })
  })
})

describe('writing', () => {
  test('the same post sent ten times at once is one post, and one reply is counted once', async () => {
    const documentId = product()
    const author = { memberId: await member() }
    const { id: parentId } = await say(documentId, author)
    const id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 10 }, () => say(documentId, author, { id, parentId })))
    expect(sent.every(({ result }) => result.ok)).toBe(true)
    expect((await list(documentId)).items[0]).toMatchObject({ replyCount: 1, replies: [{ id }] })
    const foreign = await say(documentId, { memberId: await member('Ola') }, { id })
    expect(foreign.result).toEqual({ ok: false, code: 'idTaken' })
  })

  test('[R1.05] a member with an unverified address can write three contributions an hour, even if many come at once', async () => {
    const documentId = product()
    const kari = await member('Kari', null)
    const author = { memberId: kari }
    const sent = await Promise.all(Array.from({ length: 20 }, () => say(documentId, author)))
    expect(sent.filter(({ result }) => result.ok)).toHaveLength(3)
    expect(sent.find(({ result }) => !result.ok)?.result).toEqual({ ok: false, code: 'verifyToWriteMore' })
    const first = sent.find(({ result }) => result.ok)?.id ?? ''
    expect((await say(documentId, author, { id: first })).result.ok, 'a call that is repeated').toBe(true)
    await deletePost(database(), kari, first, at(1))
    expect((await say(documentId, author, { second: 2 })).result.ok).toBe(false)
    expect((await say(documentId, author, { second: 3601 })).result.ok).toBe(true)
    const input = reviewSchema.parse({ stars: 5, title: 'Fin', text: 'Varm' })
    const review = (id: string, second: number) => writeReview(database(), kari, id, input, at(second))
    expect((await review(documentId, 3602)).ok).toBe(true)
    expect((await review(product(), 3603)).ok).toBe(true)
    expect(await review(product(), 3604)).toEqual({ ok: false, code: 'verifyToWriteMore' })
    expect((await review(documentId, 3605)).ok, 'a change').toBe(true)
    await database()
      .update(members)
      .set({ emailVerifiedAt: at(3606) })
      .where(eq(members.id, kari))
    expect((await say(documentId, author, { second: 3607 })).result.ok).toBe(true)
  })

  test('[R1.05] links are links in posts of the shop and of members whose address is verified', async () => {
    const documentId = product()
    await say(documentId, { memberId: await member('Ny', null) })
    await say(documentId, { memberId: await member('Kjent') }, { second: 1 })
    await say(documentId, 'shop', { second: 2 })
    expect((await list(documentId)).items.map(({ hasLinks }) => hasLinks)).toEqual([true, true, false])
  })

  test('a reply goes to a visible post of the same product only', async () => {
    const documentId = product()
    const author = { memberId: await member() }
    const { id: parentId } = await say(documentId, author)
    const { id: reply } = await say(documentId, author, { parentId })
    for (const refused of [
      await say(documentId, author, { parentId: reply }),
      await say(documentId, author, { parentId: randomUUID() }),
      await say(product(), author, { parentId }),
    ]) {
      expect(refused.result).toEqual({ ok: false, code: 'noSuchPost' })
    }
    await hidden(parentId, true, at(1))
    expect((await say(documentId, author, { parentId })).result.ok).toBe(false)
  })

  test('markup is text, and comes back as it was written', async () => {
    const documentId = product()
    const text = `<script>alert(1)</script>'; DROP TABLE posts; -- 🧥`
    await say(documentId, 'shop', { text })
    expect((await list(documentId)).items[0]?.text).toBe(text)
  })
})

describe('changing', () => {
  test('members edit and delete their own posts, and no others', async () => {
    const documentId = product()
    const [kari, ola] = [await member(), await member('Ola')]
    const { id: parentId } = await say(documentId, { memberId: ola })
    const { id } = await say(documentId, { memberId: kari }, { parentId })
    expect((await editPost(database(), ola, id, 'Tull', at(1))).ok).toBe(false)
    expect((await deletePost(database(), ola, id, at(1))).ok).toBe(false)
    expect((await editPost(database(), kari, id, 'Bedre sagt', at(1))).ok).toBe(true)
    expect((await list(documentId)).items[0]?.replies[0]).toMatchObject({ text: 'Bedre sagt', isEdited: true })
    await Promise.all([1, 2, 3].map(() => deletePost(database(), kari, id, at(2))))
    expect((await list(documentId)).items[0]).toMatchObject({ replyCount: 0, replies: [] })
    expect((await editPost(database(), kari, id, 'Igjen', at(3))).ok).toBe(false)
  })

  test('[R1.05] a like counts once for each member, and can be taken back', async () => {
    const documentId = product()
    const { id } = await say(documentId, 'shop')
    const likers = await Promise.all(Array.from({ length: 8 }, () => member()))
    const kari = likers[0] ?? ''
    await Promise.all([...likers, ...likers].map((liker) => setLiked(database(), liker, id, true)))
    expect((await list(documentId, kari)).items[0]).toMatchObject({ likeCount: 8, isLiked: true })
    expect(await setLiked(database(), kari, id, false)).toEqual({ ok: true, value: { likeCount: 7 } })
    expect(await setLiked(database(), kari, id, false)).toEqual({ ok: true, value: { likeCount: 7 } })
    expect((await list(documentId, kari)).items[0]).toMatchObject({ likeCount: 7, isLiked: false })
  })

  test('staff hide a reply and show it again, and the count follows', async () => {
    const documentId = product()
    const { id: parentId } = await say(documentId, 'shop')
    const { id } = await say(documentId, 'shop', { parentId })
    await hidden(id, true, at(1))
    await hidden(id, true, at(1))
    expect((await list(documentId)).items[0]).toMatchObject({ replyCount: 0, replies: [] })
    expect((await setLiked(database(), await member(), id, true)).ok).toBe(false)
    await hidden(id, false, at(2))
    expect((await list(documentId)).items[0]).toMatchObject({ replyCount: 1, replies: [{ id }] })
  })

  test('the replies of a hidden post are gone too, from lists and from the count of new ones', async () => {
    const documentId = product()
    const { id: parentId } = await say(documentId, { memberId: await member() })
    await say(documentId, 'shop', { parentId, second: 1 })
    const replies = async () => (await listReplies(database(), parentId, undefined, undefined)).items.length
    const news = async () => (await countPostsSince(database(), documentId, at(0), undefined)).count
    expect([await replies(), await news()]).toEqual([1, 1])
    await hidden(parentId, true, at(2))
    expect([await replies(), await news()]).toEqual([0, 0])
  })

  test('[R1.05] a deleted post keeps its place for the replies of others, without its text and author', async () => {
    const documentId = product()
    const [kari, ola] = [await member(), await member('Ola')]
    const { id: parentId } = await say(documentId, { memberId: kari }, { text: 'Angrer' })
    await setLiked(database(), ola, parentId, true)
    const { id: byShop } = await say(documentId, 'shop', { parentId, second: 1 })
    const { id: byOla } = await say(documentId, { memberId: ola }, { parentId, second: 2 })
    await deletePost(database(), kari, parentId, at(3))
    const [stored] = await database().select().from(posts).where(eq(posts.id, parentId))
    expect(stored?.text).toBe('')

    const placeholder = { id: parentId, isDeleted: true, text: '', author: null, likeCount: 0, isOwn: false }
    for (const reader of [undefined, kari]) {
      const { items } = await list(documentId, reader)
      expect(items).toMatchObject([{ ...placeholder, replyCount: 2, replies: [{ id: byShop }, { id: byOla }] }])
    }
    expect((await listReplies(database(), parentId, undefined, undefined)).items).toHaveLength(2)
    expect(await countPostsSince(database(), documentId, at(0), undefined)).toEqual({ count: 2 })
    expect(await findThread(database(), byOla, undefined)).toMatchObject({ value: { thread: placeholder } })
    expect(await latestPosts(database(), 6)).not.toContainEqual(expect.objectContaining({ id: parentId }))
    expect((await setLiked(database(), ola, parentId, false)).ok).toBe(false)
    expect((await say(documentId, { memberId: ola }, { parentId, second: 4 })).result.ok).toBe(true)

    for (const { id } of (await listReplies(database(), parentId, undefined, undefined)).items)
      await hidden(id, true, at(5))
    expect((await list(documentId)).items).toEqual([])
    expect((await findThread(database(), parentId, undefined)).ok).toBe(false)
  })

  test('a deletion is undone by its author within ten minutes, and the reply is counted again', async () => {
    const documentId = product()
    const [kari, ola] = [await member(), await member('Ola')]
    const { id: parentId } = await say(documentId, { memberId: ola })
    const { id } = await say(documentId, { memberId: kari }, { parentId })
    await deletePost(database(), kari, id, at(0))
    expect((await restorePost(database(), ola, id, 'Tull', at(1))).ok).toBe(false)
    expect((await restorePost(database(), kari, id, 'Igjen', at(601))).ok).toBe(false)
    await Promise.all([1, 2, 3].map(() => restorePost(database(), kari, id, 'Igjen', at(599))))
    expect((await list(documentId)).items[0]).toMatchObject({
      replyCount: 1,
      replies: [{ id, text: 'Igjen', isEdited: true }],
    })
  })

  test('a report is stored once for each member', async () => {
    const { id } = await say(product(), 'shop')
    const kari = await member()
    expect((await reportPost(database(), kari, id, 'Reklame', at(1))).ok).toBe(true)
    expect((await reportPost(database(), kari, id, 'Reklame!', at(1))).ok).toBe(true)
    expect((await reportPost(database(), kari, randomUUID(), 'Reklame', at(1))).ok).toBe(false)
    const { id: own } = await say(product(), { memberId: kari })
    expect(await reportPost(database(), kari, own, 'Reklame', at(1))).toEqual({ ok: false, code: 'ownContribution' })
  })

  test('posts of a deleted member stay, without a name', async () => {
    const documentId = product()
    const kari = await member()
    await say(documentId, { memberId: kari })
    await database().delete(members).where(sql`${members.id} = ${kari}`)
    expect((await list(documentId)).items[0]).toMatchObject({ author: null, isByShop: false, text: 'God jakke' })
  })
})

test('[R1.05] of 20,000 posts and a thread of 5,000 replies, every statement of a reader finds its rows by an index', async () => {
  const documentId = product()
  const kari = await member()
  const { id: parentId } = await say(documentId, { memberId: kari }, { second: 1e6 })
  const insert = (count: number, parent: string | null) =>
    database().execute(sql`
      INSERT INTO posts (id, document_id, parent_id, text, created_at)
      SELECT gen_random_uuid(), ${documentId}, ${parent}::uuid, 'x', now() - n * interval '1 second' FROM generate_series(1, ${count}::int) n`)
  await insert(20_000, null)
  await insert(5000, parentId)
  await database().update(posts).set({ replyCount: 5000 }).where(eq(posts.id, parentId))
  await database().execute(sql`ANALYZE posts`)

  const statements: { query: string; params: unknown[] }[] = []
  const { pool, close } = openPool(url(), () => undefined)
  const logged = drizzle(pool, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } })
  const next = (cursor: string | null) => readCursor(cursor ?? '')
  const reads = [
    ['posts_of_product', () => listPosts(logged, documentId, undefined, kari)],
    ['posts_of_product', async () => listPosts(logged, documentId, next((await list(documentId)).next), kari)],
    ['posts_replies', () => listReplies(logged, parentId, undefined, kari)],
    [
      'posts_replies',
      async () =>
        listReplies(logged, parentId, next((await listReplies(database(), parentId, undefined, kari)).next), kari),
    ],
    ['posts_pkey', () => findThread(logged, parentId, kari)],
    ['posts_news', () => countPostsSince(logged, documentId, new Date(Date.now() - 30_000), kari)],
    ['posts_newest', () => latestPosts(logged, 6)],
  ] as const
  for (const [index, read] of reads) {
    statements.length = 0
    await read()
    let plans = ''
    for (const { query, params } of statements) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, params)
      plans += rows.map((row) => `${row['QUERY PLAN']}\n`).join('')
    }
    expect(plans).toContain(index)
    expect(plans).not.toMatch(/Seq Scan on posts/)
  }
  await close()
})

test('[R1.05] the thread of a link has the post, or the reply wherever it is in its thread; not what readers cannot see', async () => {
  const documentId = product()
  const kari = { memberId: await member() }
  const { id: post } = await say(documentId, kari)
  const replies: string[] = []
  for (let second = 1; second <= 6; second++) replies.push((await say(documentId, kari, { parentId: post, second })).id)
  const last = replies.at(-1) ?? ''
  const found = async (id: string) => {
    const result = await findThread(database(), id, kari.memberId)
    return result.ok
      ? [result.value.documentId, result.value.thread.id, ...result.value.thread.replies.map((one) => one.id)]
      : result.code
  }
  expect(await found(post)).toEqual([documentId, post, ...replies.slice(0, 3)])
  expect(await found(last)).toEqual([documentId, post, ...replies.slice(0, 3), last])
  expect(await found(replies[1] ?? '')).toEqual([documentId, post, ...replies.slice(0, 3)])
  await hidden(last, true, at(9))
  expect(await found(last)).toBe('noSuchPost')
  await hidden(post, true, at(9))
  expect([await found(post), await found(replies[0] ?? ''), await found(randomUUID())]).toEqual(
    Array(3).fill('noSuchPost'),
  )
})

test('the position of a page can be at either end of time', async () => {
  const documentId = product()
  const { id } = await say(documentId, { memberId: await member() })
  for (const [time, found] of [
    [0, []],
    [8.64e15, [id]],
  ] as const) {
    const position = readCursor(writeCursor({ isPinned: false, createdAt: new Date(time), id: randomUUID() }))
    const page = await listPosts(database(), documentId, position, undefined)
    expect(page.items.map((post) => post.id)).toEqual(found)
    await listReplies(database(), id, position, undefined)
  }
})

test('likes, reports, deletions and decisions of staff at the same moment leave counts that are right', async () => {
  const documentId = product()
  const author = { memberId: await member() }
  const readers = await Promise.all(Array.from({ length: 6 }, (_, index) => member(`Leser ${index}`)))
  const { id: post } = await say(documentId, author)
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => say(documentId, author, { parentId: post, second: 1 })),
  )
  const calls = readers.flatMap((reader, index) => [
    () => setLiked(database(), reader, post, true),
    () => setLiked(database(), reader, post, index % 2 === 0),
    () => setLiked(database(), reader, post, true),
    () => reportPost(database(), reader, post, 'Reklame', at(2)),
  ])
  const removals = replies.flatMap(({ id }, index) => [
    () => deletePost(database(), author.memberId, id, at(3)),
    () => hidden(id, true, at(3)),
    () => restorePost(database(), author.memberId, id, 'God jakke', at(4)),
    () => hidden(id, index % 2 === 0, at(4)),
  ])
  await Promise.all([...calls, ...removals].map((call) => call()))
  const [stored] = await database().select().from(posts).where(eq(posts.id, post))
  const visible = await database()
    .select()
    .from(posts)
    .where(and(eq(posts.parentId, post), isNull(posts.hiddenAt), isNull(posts.deletedAt)))
  const likes = await database().select().from(postLikes).where(eq(postLikes.postId, post))
  expect([stored?.likeCount, stored?.replyCount]).toEqual([likes.length, visible.length])
  expect(await database().select().from(postReports).where(eq(postReports.targetId, post))).toHaveLength(6)
})
