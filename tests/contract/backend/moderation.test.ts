import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import { type ContributionFilter, contributionFilterSchema } from '#web/domain/staff/contribution.ts'
import type { IdeaState } from '#web/domain/staff/idea.ts'
import { type StaffAction, staffActionSchema } from '#web/domain/staff/staff-action.ts'
import { ideaPictures, ideas } from '#web/server/db/schema/ideas.ts'
import { members } from '#web/server/db/schema/members.ts'
import { pictures } from '#web/server/db/schema/pictures.ts'
import { posts } from '#web/server/db/schema/posts.ts'
import { preorderStock } from '#web/server/db/schema/preorder-stock.ts'
import { postReports } from '#web/server/db/schema/reports.ts'
import { reviews } from '#web/server/db/schema/reviews.ts'
import { deletePost } from '#web/server/discussion/change-post.ts'
import { listPosts } from '#web/server/discussion/list-posts.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { countContributions } from '#web/server/moderation/count-contributions.ts'
import { listContributions } from '#web/server/moderation/list-contributions.ts'
import { listIdeas } from '#web/server/moderation/list-ideas.ts'
import { readCursor } from '#web/server/paging.ts'
import { allPreorderStock } from '#web/server/preorder/preorder-stock.ts'
import { reportPost, reportReview } from '#web/server/reports.ts'
import { listReviews } from '#web/server/reviews/list-reviews.ts'
import { writeReview } from '#web/server/reviews/write-review.ts'
import { listActions } from '#web/server/staff-actions/list-actions.ts'
import { performActions } from '#web/server/staff-actions/perform.ts'
import { undoActions } from '#web/server/staff-actions/undo.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const start = new Date('2026-11-22T12:00:00.000Z').getTime()
const at = (second: number) => new Date(start + second * 1000)
const product = () => randomUUID().slice(0, 8)
const kari = { id: 'pkari', name: 'Kari Redaktør' }
const ola = { id: 'pola', name: 'Ola Redaktør' }

async function member(
  fullName = 'Nils Nordmann',
  lang: 'nb' | 'en' = 'nb',
  { emailVerifiedAt = at(0), createdAt = at(-7 * 24 * 3600) }: { emailVerifiedAt?: Date | null; createdAt?: Date } = {},
) {
  const email = `${randomUUID()}@example.com`
  const row = { email, passwordHash: 'none', fullName, lang, emailVerifiedAt, createdAt }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

type Said = { parentId?: string; text?: string; second?: number; memberId?: string }

async function say(documentId: string, { second = 0, memberId, ...rest }: Said = {}) {
  const post = newPostSchema.parse({ id: randomUUID(), documentId, text: 'God jakke', ...rest })
  const result = await writePost(database(), post, { memberId: memberId ?? (await member()) }, at(second))
  if (!result.ok) throw new Error('Refused')
  return post.id
}

async function review(documentId: string, second = 0, title = 'Varm') {
  const row = { documentId, memberId: await member('Rita Rask'), stars: 2, title, text: 'For liten' }
  const [stored] = await database()
    .insert(reviews)
    .values({ ...row, createdAt: at(second) })
    .returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

async function report(postId: string, reason = 'Reklame') {
  await reportPost(database(), await member('Ronja'), postId, reason, at(5))
}

const on =
  (targetKind: 'post' | 'review') =>
  (type: StaffAction['type'], targetId: string, more: object = {}) => {
    const ground = type === 'hide' && { ground: 'advertising' }
    return staffActionSchema.parse({ id: randomUUID(), type, targetKind, targetId, ...ground, ...more })
  }
const onPost = on('post')
const onReview = on('review')

async function act(action: StaffAction, actor = kari) {
  const { results } = await performActions(database(), actor, [action], at(10))
  return results[0]?.outcome
}

async function undo(action: StaffAction, actor = kari, id: string = randomUUID()) {
  const { results } = await undoActions(database(), actor, [{ id, undoes: action.id }], at(20))
  return results[0]?.outcome
}

const filterOf = (filter: Partial<ContributionFilter>) => contributionFilterSchema.parse({ view: 'newest', ...filter })
const queue = async (filter: Partial<ContributionFilter>) =>
  (await listContributions(database(), filterOf(filter), undefined, new Date())).items
const read = async (documentId: string) => (await listPosts(database(), documentId, undefined, undefined)).items
const trail = async (targetId: string) => (await listActions(database(), { targetIds: [targetId] })).items

describe('[R1.06] a reported review', () => {
  test('waits in the queue once for each reporter until staff dismiss the reports or hide it; both can be undone', async () => {
    const documentId = product()
    const reviewId = await review(documentId)
    const ronja = await member('Ronja')
    for (const second of [4, 5]) await reportReview(database(), ronja, reviewId, 'Reklame', at(second))
    const waiting = async () => await queue({ documentId, view: 'reported' })
    const counted = async () => (await countContributions(database(), undefined)).reported
    const before = await counted()
    expect(await waiting()).toMatchObject([
      { kind: 'review', id: reviewId, reports: [{ reason: 'Reklame', reporterName: 'Ronja', isOpen: true }] },
    ])
    for (const type of ['dismissReports', 'hide'] as const) {
      const action = onReview(type, reviewId)
      expect(await act(action)).toBe('done')
      expect([await waiting(), await counted()]).toEqual([[], before - 1])
      expect(await undo(action)).toBe('done')
      expect([(await waiting()).length, await counted()]).toEqual([1, before])
    }
  })

  test('that its author rewrites while it is hidden waits for a decision again, which can be undone', async () => {
    const documentId = product()
    const reviewId = await review(documentId)
    const [stored] = await database().select().from(reviews).where(eq(reviews.id, reviewId))
    const rewrite = (text: string, second: number) =>
      writeReview(
        database(),
        stored?.memberId ?? '',
        documentId,
        reviewSchema.parse({ stars: 5, title: 'Ny', text }),
        at(second),
      )
    const waiting = async () => await queue({ documentId, view: 'reported' })
    const counted = async () => (await countContributions(database(), undefined)).reported
    const before = await counted()
    expect(await act(onReview('hide', reviewId))).toBe('done')
    expect(await waiting()).toEqual([])

    await rewrite('Bedre sagt', 12)
    expect(await waiting()).toMatchObject([{ id: reviewId, text: 'Bedre sagt', isHidden: true, isRewritten: true }])
    expect(await counted()).toBe(before + 1)
    const again = onReview('hide', reviewId, { ground: 'other', reason: 'Fortsatt reklame' })
    expect(await act(again)).toBe('done')
    expect([await waiting(), await counted()]).toEqual([[], before])
    expect(await undo(again)).toBe('done')
    expect(await waiting()).toMatchObject([{ isHidden: true, isRewritten: true }])
    const show = onReview('unhide', reviewId)
    expect(await act(show)).toBe('done')
    expect(await waiting()).toEqual([])
    expect((await listReviews(database(), documentId, { order: 'newest' }, undefined)).items).toHaveLength(1)
    expect(await undo(show)).toBe('done')
    expect(await waiting()).toMatchObject([{ isHidden: true, isRewritten: true }])
  })

  test('is answered by the shop, once; the answer is changed, deleted and undone, and readers see it', async () => {
    const documentId = product()
    const reviewId = await review(documentId)
    const answer = onReview('answer', reviewId, { answerId: randomUUID(), text: 'Takk' })
    const edit = onReview('editAnswer', reviewId, { text: 'Tusen takk' })
    const remove = onReview('deleteAnswer', reviewId)
    const shown = async () =>
      (await listReviews(database(), documentId, { order: 'newest' }, undefined)).items[0]?.answer
    expect(await act(answer)).toBe('done')
    expect(await shown()).toEqual({ text: 'Takk', createdAt: at(10).toISOString(), isEdited: false })
    expect(await queue({ documentId })).toMatchObject([{ answers: [{ id: reviewId, text: 'Takk' }] }])
    expect(await act(edit, ola)).toBe('done')
    expect(await undo(answer)).toBe('changedMeanwhile')
    expect(await shown()).toMatchObject({ text: 'Tusen takk', isEdited: true })
    expect(await act(remove)).toBe('done')
    expect(await shown()).toBeNull()
    for (const action of [remove, edit]) expect(await undo(action)).toBe('done')
    expect(await shown()).toMatchObject({ text: 'Takk' })
    expect(await undo(answer)).toBe('done')
    expect(await shown()).toBeNull()
    await act(onReview('hide', reviewId))
    expect(await act(onReview('answer', reviewId, { answerId: randomUUID(), text: 'Takk' }))).toBe('gone')
  })
})

describe('the queue', () => {
  test('holds posts, replies and reviews of one product, the newest first, with authors, reports and answers', async () => {
    const documentId = product()
    const post = await say(documentId, { text: 'Kjøp billige klokker', second: 1 })
    await say(documentId, { parentId: post, text: 'Nei takk', second: 2, memberId: await member('Eva', 'en') })
    const reviewId = await review(documentId, 3)
    await report(post)
    const answer = onPost('answer', post, { answerId: randomUUID(), text: 'Takk for beskjed' })
    expect(await act(answer)).toBe('done')
    expect(await queue({ documentId })).toMatchObject([
      { kind: 'review', id: reviewId, title: 'Varm', stars: 2, author: { name: 'Rita Rask' }, reports: [] },
      { kind: 'reply', text: 'Nei takk', parent: { id: post, authorName: 'Nils Nordmann' }, author: { lang: 'en' } },
      {
        kind: 'post',
        id: post,
        reports: [{ reason: 'Reklame', reporterName: 'Ronja', isOpen: true }],
        answers: [{ text: 'Takk for beskjed', isEdited: false }],
      },
    ])
  })

  test('is filtered by view, kind, language, author and words', async () => {
    const documentId = product()
    const memberId = await member('Åse Strøm', 'en')
    const post = await say(documentId, { text: 'Billige klokker 100%', second: 1, memberId })
    const reply = await say(documentId, { parentId: post, text: 'Enig', second: 2 })
    const hidden = await say(documentId, { text: 'Stygt', second: 3 })
    const reviewId = await review(documentId, 4)
    const deleted = await say(documentId, { memberId, second: 5 })
    await deletePost(database(), memberId, deleted, at(6))
    await act(onPost('hide', hidden))
    await report(reply)
    const ids = async (filter: Partial<ContributionFilter>) =>
      (await queue({ documentId, ...filter })).map(({ id }) => id)
    expect(await ids({})).toEqual([reviewId, reply, post])
    expect(await ids({ view: 'reported' })).toEqual([reply])
    expect(await ids({ view: 'hidden' })).toEqual([hidden])
    expect(await ids({ kind: 'post' })).toEqual([post])
    expect(await ids({ kind: 'reply' })).toEqual([reply])
    expect(await ids({ kind: 'review' })).toEqual([reviewId])
    expect(await ids({ authorLang: 'en' })).toEqual([post])
    expect(await ids({ authorId: memberId })).toEqual([post])
    expect(await ids({ text: 'KLOKKER åse' })).toEqual([post])
    expect(await ids({ text: '100%' })).toEqual([post])
    expect(await ids({ text: '10%0' })).toEqual([])
    expect(await ids({ text: 'varm' })).toEqual([reviewId])
  })

  test('marks and filters new accounts: not verified, or less than a day old', async () => {
    const documentId = product()
    const created = new Date(Date.now() - 60_000)
    const unverified = await say(documentId, { memberId: await member('A', 'nb', { emailVerifiedAt: null }) })
    const young = await say(documentId, { memberId: await member('B', 'nb', { createdAt: created }), second: 1 })
    await say(documentId, { second: 2 })
    await review(documentId, 3)
    const listed = await queue({ documentId })
    expect(listed.map(({ author }) => [author?.isNew, author?.isUnverified])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
    ])
    expect((await queue({ documentId, account: 'new' })).map(({ id }) => id)).toEqual([young, unverified])
  })

  test('comes in pages that neither repeat nor leave out', async () => {
    const documentId = product()
    const memberId = await member()
    const rows = Array.from({ length: 130 }, (_, index) => ({
      id: randomUUID(),
      documentId,
      memberId,
      text: `${index}`,
      // Several within one millisecond.
      createdAt: at(Math.floor(index / 7)),
    }))
    await database().insert(posts).values(rows)
    for (let second = 0; second < 5; second++) await review(documentId, second)
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await listContributions(
        database(),
        filterOf({ documentId }),
        after ? readCursor(after) : undefined,
        at(0),
      )
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen).toHaveLength(135)
    expect(new Set(seen).size).toBe(135)
  })

  test('counts reported contributions, and new ones since a time', async () => {
    const documentId = product()
    const before = await countContributions(database(), undefined)
    expect(before.newSince).toBe(0)
    const post = await say(documentId, { second: 1000 })
    await review(documentId, 1001)
    await report(post)
    await report(post)
    const { reported, newSince } = await countContributions(database(), at(999))
    expect([reported - before.reported, newSince]).toEqual([1, 2])
    await act(onPost('dismissReports', post))
    expect((await countContributions(database(), at(1000))).newSince).toBe(1)
    expect((await countContributions(database(), undefined)).reported).toBe(before.reported)
  })
})

describe('an editor', () => {
  test('hides a post, which deals with its reports, and undoes it, which opens them again', async () => {
    const documentId = product()
    const post = await say(documentId)
    await report(post)
    const hide = onPost('hide', post, { reason: 'Reklame for klokker' })
    expect(await act(hide)).toBe('done')
    expect(await read(documentId)).toEqual([])
    expect((await queue({ documentId, view: 'hidden' }))[0]?.reports).toMatchObject([{ isOpen: false }])
    expect(await undo(hide, ola)).toBe('done')
    expect(await read(documentId)).toHaveLength(1)
    expect((await queue({ documentId, view: 'reported' }))[0]?.reports).toMatchObject([{ isOpen: true }])
    expect(await trail(post)).toMatchObject([
      { type: 'hide', staff: ola, undoes: hide.id, before: { isHidden: true }, after: { isHidden: false } },
      {
        id: hide.id,
        type: 'hide',
        targetKind: 'post',
        documentId,
        excerpt: 'God jakke',
        staff: kari,
        reason: 'Reklame for klokker',
        before: { isHidden: false },
        after: { isHidden: true, resolvedReports: 1 },
        undoes: null,
        isUndone: true,
        createdAt: at(10).toISOString(),
      },
    ])
  })

  test('hides a reply: its thread counts one less, and one more after the undo', async () => {
    const documentId = product()
    const post = await say(documentId)
    const hide = onPost('hide', await say(documentId, { parentId: post, second: 1 }))
    await act(hide)
    expect((await read(documentId))[0]).toMatchObject({ replyCount: 0, replies: [] })
    await undo(hide)
    expect((await read(documentId))[0]).toMatchObject({ replyCount: 1, replies: [{ text: 'God jakke' }] })
  })

  test('sees no text in the audit trail that its author has deleted since', async () => {
    const memberId = await member()
    const post = await say(product(), { memberId })
    await act(onPost('pin', post))
    await deletePost(database(), memberId, post, at(30))
    expect(await trail(post)).toMatchObject([{ type: 'pin', excerpt: null }])
  })

  test('hides and shows a review', async () => {
    const documentId = product()
    const targetId = await review(documentId)
    const hide = onReview('hide', targetId)
    expect(await act(hide)).toBe('done')
    expect(await queue({ documentId })).toEqual([])
    expect(await undo(hide)).toBe('done')
    expect(await queue({ documentId })).toMatchObject([{ isHidden: false }])
  })

  test('pins a post above newer ones, and undoes it; a reply cannot be pinned', async () => {
    const documentId = product()
    const post = await say(documentId, { text: 'Gammel', second: 1 })
    const reply = await say(documentId, { parentId: post, second: 2 })
    await say(documentId, { text: 'Ny', second: 3 })
    const pin = onPost('pin', post)
    expect([await act(pin), await act(onPost('pin', reply))]).toEqual(['done', 'gone'])
    expect((await read(documentId)).map(({ text }) => text)).toEqual(['Gammel', 'Ny'])
    expect(await undo(pin)).toBe('done')
    expect((await read(documentId)).map(({ text }) => text)).toEqual(['Ny', 'Gammel'])
  })

  test('dismisses reports: the post stays visible, and a later report opens it again', async () => {
    const documentId = product()
    const post = await say(documentId)
    await report(post)
    const dismiss = onPost('dismissReports', post)
    expect([await act(dismiss), await act(onPost('dismissReports', post))]).toEqual(['done', 'unchanged'])
    expect([await queue({ documentId, view: 'reported' }), (await read(documentId)).length]).toEqual([[], 1])
    await report(post, 'Fortsatt reklame')
    expect(await queue({ documentId, view: 'reported' })).toMatchObject([
      { reports: [{ reason: 'Fortsatt reklame', isOpen: true }, { isOpen: false }] },
    ])
    await undo(dismiss)
    expect((await queue({ documentId, view: 'reported' }))[0]?.reports.every(({ isOpen }) => isOpen)).toBe(true)
  })

  test("answers as the shop in a reply's thread, edits and deletes the answer, and undoes each", async () => {
    const documentId = product()
    const post = await say(documentId)
    const reply = await say(documentId, { parentId: post, second: 1 })
    const answerId = randomUUID()
    const answers = async () =>
      (await read(documentId))[0]?.replies.filter(({ isByShop }) => isByShop).map(({ text }) => text)
    const answer = onPost('answer', reply, { answerId, text: 'Vi sjekker' })
    expect([await act(answer), await answers()]).toEqual(['done', ['Vi sjekker']])
    expect((await read(documentId))[0]).toMatchObject({ replyCount: 2, replies: [{}, { author: null }] })
    const edit = onPost('editAnswer', answerId, { text: 'Vi har sjekket' })
    expect([await act(edit), await answers()]).toEqual(['done', ['Vi har sjekket']])
    expect(await trail(answerId)).toMatchObject([{ before: { text: 'Vi sjekker' }, after: { text: 'Vi har sjekket' } }])
    expect([await undo(edit), await answers()]).toEqual(['done', ['Vi sjekker']])
    const remove = onPost('deleteAnswer', answerId)
    expect([await act(remove), await answers()]).toEqual(['done', []])
    expect((await read(documentId))[0]?.replyCount).toBe(1)
    expect([await undo(remove), await answers()]).toEqual(['done', ['Vi sjekker']])
    expect([await undo(answer), await answers()]).toEqual(['done', []])
    expect((await read(documentId))[0]?.replyCount).toBe(1)
  })

  test('cannot edit or delete members’ contributions, or answer hidden ones', async () => {
    const documentId = product()
    const post = await say(documentId)
    expect(await act(onPost('editAnswer', post, { text: 'Noe annet' }))).toBe('gone')
    expect(await act(onPost('deleteAnswer', post))).toBe('gone')
    await act(onPost('hide', post))
    expect(await act(onPost('answer', post, { answerId: randomUUID(), text: 'Hei' }))).toBe('gone')
    expect(await act(onPost('hide', randomUUID()))).toBe('gone')
  })
})

describe('repeated and simultaneous calls', () => {
  test('the same call ten times at once acts and is recorded once', async () => {
    const documentId = product()
    const post = await say(documentId)
    const answer = onPost('answer', post, { answerId: randomUUID(), text: 'Takk' })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => act(answer).catch(() => 'failed')))
    expect(outcomes).toContain('done')
    expect(await act(answer)).toBe('done')
    expect((await read(documentId))[0]?.replyCount).toBe(1)
    expect(await trail(post)).toHaveLength(1)
  })

  test('two editors who hide at once: one record; the other learns that it was hidden already', async () => {
    const post = await say(product())
    const actions = [onPost('hide', post), onPost('hide', post)]
    const outcomes = await Promise.all(actions.map((action, index) => act(action, index ? ola : kari)))
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged'])
    expect(await trail(post)).toHaveLength(1)
  })

  test('an undo is refused after a colleague has changed the same, and works once', async () => {
    const documentId = product()
    const post = await say(documentId)
    const hide = onPost('hide', post)
    await act(hide)
    const show = onPost('unhide', post)
    await act(show, ola)
    expect(await undo(hide)).toBe('changedMeanwhile')
    expect(await read(documentId)).toHaveLength(1)
    const undoId = randomUUID()
    expect([await undo(show, ola, undoId), await undo(show, ola, undoId), await undo(show, kari)]).toEqual([
      'done',
      'done',
      'unchanged',
    ])
    // The colleague's action is undone, so the first one can be too.
    expect(await undo(hide)).toBe('done')
    expect(await read(documentId)).toHaveLength(1)
  })

  test('two editors who hide the same flood of replies at once finish, and each reply is counted once', async () => {
    const documentId = product()
    const memberId = await member()
    const parents = await Promise.all(Array.from({ length: 3 }, () => say(documentId, { memberId })))
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) => say(documentId, { parentId: parents[index % 3] ?? '', memberId })),
    )
    const hideAll = (ids: readonly string[], actor: typeof kari) =>
      performActions(
        database(),
        actor,
        ids.map((id) => onPost('hide', id)),
        at(10),
      )
    await Promise.all([hideAll(replies, kari), hideAll(replies.toReversed(), ola)])
    expect((await read(documentId)).map(({ replyCount }) => replyCount)).toEqual([0, 0, 0])
  })

  test('of 50 actions, those on posts that are gone do not hinder the others', async () => {
    const documentId = product()
    const memberId = await member()
    const ids = await Promise.all(Array.from({ length: 49 }, () => say(documentId, { memberId })))
    const actions = [...ids, randomUUID()].map((id) => onPost('hide', id))
    const { results } = await performActions(database(), kari, actions, at(10))
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(49)
    expect(results.find(({ id }) => id === actions.at(-1)?.id)?.outcome).toBe('gone')
    expect(await read(documentId)).toEqual([])
  })
})

describe('the preorder stock', () => {
  const entry = { stock: 3, nextDeliveryStock: 12, deliveryDate: '2027-01-08' }
  const later = { ...entry, deliveryDate: '2027-02-01' }
  const set = (targetId: string, expected: typeof entry | null, wanted: typeof entry | null) =>
    staffActionSchema.parse({
      id: randomUUID(),
      type: 'setPreorderEntry',
      targetKind: 'item',
      targetId,
      expected,
      entry: wanted,
    })
  const stored = async (targetId: string) =>
    (await allPreorderStock(database())).find(({ itemNumber }) => `${itemNumber}` === targetId)

  test('is added, changed and removed; each is recorded and can be undone', async () => {
    const item = '7010201'
    const add = set(item, null, entry)
    expect([await act(add), await stored(item)]).toEqual(['done', { itemNumber: 7010201, ...entry }])
    const change = set(item, entry, later)
    expect([await act(change), await act(set(item, entry, later))]).toEqual(['done', 'unchanged'])
    expect((await trail(item))[0]).toMatchObject({ before: entry, after: later, staff: kari })
    expect([await undo(change), await stored(item)]).toEqual(['done', { itemNumber: 7010201, ...entry }])
    const remove = set(item, entry, null)
    expect([await act(remove), await stored(item)]).toEqual(['done', undefined])
    expect([await undo(remove), await stored(item)]).toEqual(['done', { itemNumber: 7010201, ...entry }])
  })

  test('is not overwritten where an import or a colleague has changed it meanwhile', async () => {
    const item = '7010202'
    await act(set(item, null, entry))
    const first = set(item, entry, later)
    expect(await act(first)).toBe('done')
    expect(await act(set(item, entry, { ...entry, stock: 1 }), ola)).toBe('changedMeanwhile')
    await database().update(preorderStock).set({ stock: 9 }).where(eq(preorderStock.itemNumber, 7010202))
    expect(await undo(first)).toBe('changedMeanwhile')
    expect(await stored(item)).toMatchObject({ stock: 9 })
  })

  test.each([[{ stock: -1 }], [{ nextDeliveryStock: 1.5 }], [{ deliveryDate: '2027-02-30' }], [{ stock: 10_000_000 }]])(
    '%o is refused',
    (fields) => expect(() => set('1', null, { ...entry, ...fields })).toThrow(),
  )
})

describe('ideas', () => {
  async function pitch(content: string, second: number, pictureCount = 0) {
    const memberId = await member('Ida Idé')
    const id = randomUUID()
    await database()
      .insert(ideas)
      .values({ id, memberId, content, createdAt: at(second) })
    const rows = Array.from({ length: pictureCount }, () => ({ kind: 'idea' as const, createdAt: at(second) }))
    const stored = rows.length > 0 ? await database().insert(pictures).values(rows).returning() : []
    const pictureIds = stored.map((picture) => picture.id)
    for (const [position, pictureId] of pictureIds.entries())
      await database().insert(ideaPictures).values({ ideaId: id, position, pictureId })
    return { id, pictureIds }
  }
  const onIdea = (type: StaffAction['type'], targetId: string, more: object) =>
    staffActionSchema.parse({ id: randomUUID(), type, targetKind: 'idea', targetId, ...more })
  const listed = async (state: IdeaState) => (await listIdeas(database(), state, undefined)).items

  test('[R1.07] are listed by state with author and pictures; states and notes are recorded and undone', async () => {
    const before = (await countContributions(database(), undefined)).newIdeas
    const { id, pictureIds } = await pitch('Ullanorakk', 5000, 2)
    expect((await countContributions(database(), undefined)).newIdeas).toBe(before + 1)
    expect((await listed('new'))[0]).toMatchObject({
      id,
      content: 'Ullanorakk',
      author: { name: 'Ida Idé', email: expect.stringContaining('@') },
      pictureIds,
      state: 'new',
      note: '',
    })
    const answer = onIdea('setIdeaState', id, { state: 'answered' })
    expect(await act(answer)).toBe('done')
    const note = onIdea('setIdeaNote', id, { note: 'Snakk med systua' })
    expect([await act(note), await act(note)]).toEqual(['done', 'done'])
    expect((await listed('answered'))[0]).toMatchObject({ id, note: 'Snakk med systua' })
    expect(await trail(id)).toMatchObject([
      { type: 'setIdeaNote', before: { note: '' }, after: { note: 'Snakk med systua' }, staff: kari },
      { type: 'setIdeaState', before: { state: 'new' }, after: { state: 'answered' } },
    ])
    expect([await undo(answer), await undo(note)]).toEqual(['done', 'done'])
    expect((await listed('new'))[0]).toMatchObject({ id, note: '' })
    expect(await act(onIdea('setIdeaState', randomUUID(), { state: 'read' }))).toBe('gone')
  })

  test('come in pages', async () => {
    for (let second = 0; second < 52; second++) {
      const { id } = await pitch(`${second}`, 6000 + second)
      await act(onIdea('setIdeaState', id, { state: 'archived' }))
    }
    const first = await listIdeas(database(), 'archived', undefined)
    const rest = await listIdeas(database(), 'archived', readCursor(first.next ?? ''))
    expect([first.items.length, rest.items.map(({ content }) => content), rest.next]).toEqual([50, ['1', '0'], null])
  })
})

describe('over HTTP', () => {
  const people: Readonly<Record<string, object>> = {
    'editor-token': { id: 'pkari', name: 'Kari Redaktør', provider: 'google', roles: [{ name: 'editor' }] },
    'viewer-token': { id: 'pvigdis', name: 'Vigdis Leser', provider: 'google', roles: [{ name: 'viewer' }] },
  }
  let lake: Server
  let routes: Record<'actions' | 'undo', (request: Request) => Promise<Response>>
  beforeAll(async () => {
    lake = createServer((request, response) => {
      const person = people[request.headers.authorization?.replace('Bearer ', '') ?? '']
      response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' })
      response.end(JSON.stringify(person ?? { message: 'Session not found' }))
    })
    await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
    const address = lake.address()
    const apiHost = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const environment = { ...stubbedEnvironment, DATABASE_URL: url(), SANITY_STUDIO_API_HOST: apiHost }
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    vi.resetModules()
    routes = {
      actions: (request) => actionsRoute.POST(request),
      undo: (request) => undoRoute.POST(request),
    }
    const actionsRoute = await import('#web/app/api/v1/staff/actions/route.ts')
    const undoRoute = await import('#web/app/api/v1/staff/actions/undo/route.ts')
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await new Promise((resolve) => lake.close(resolve))
  })

  const studio = stubbedEnvironment.STUDIO_ORIGIN
  function post(path: string, body: object, token: string | undefined, origin = studio) {
    const request = new Request(`http://shop.example/api/v1/staff/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const headers = { origin, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    // A request that is being built may not name its origin, one that came in may.
    return Object.defineProperty(request, 'headers', { value: new Headers(headers) })
  }

  test('an editor acts by their own token, and is recorded with the name that the lake has', async () => {
    const id = await say(product())
    const action = onPost('hide', id)
    const response = await routes.actions(post('actions', { actions: [action] }, 'editor-token'))
    expect([response.status, await response.json()]).toEqual([200, { results: [{ id: action.id, outcome: 'done' }] }])
    expect(response.headers.get('access-control-allow-origin')).toBe(studio)
    expect(await trail(id)).toMatchObject([{ staff: { id: 'pkari', name: 'Kari Redaktør' } }])
  })

  test.each([
    ['a viewer', 'viewer-token', 403, 'editorsOnly'],
    ['a forged token', 'made-up-token', 401, 'invalidToken'],
    ['nobody', undefined, 401, 'invalidToken'],
  ])('%s cannot act or undo', async (_, token, status, code) => {
    const id = await say(product())
    for (const call of [
      routes.actions(post('actions', { actions: [onPost('hide', id)] }, token)),
      routes.undo(post('actions/undo', { undos: [{ id: randomUUID(), undoes: randomUUID() }] }, token)),
    ]) {
      const response = await call
      expect([response.status, (await response.json()).code]).toEqual([status, code])
    }
    const [stored] = await database().select().from(posts).where(eq(posts.id, id))
    expect(stored?.hiddenAt).toBeNull()
    expect(await trail(id)).toEqual([])
  })

  test('a call from another site is refused, even with a valid token', async () => {
    const response = await routes.actions(
      post('actions', { actions: [onPost('hide', randomUUID())] }, 'editor-token', 'https://evil.example'),
    )
    expect(response.status).toBe(403)
  })
})

test('reports of members who are gone stay, without the member', async () => {
  const post = await say(product())
  await report(post)
  await database().delete(members).where(eq(members.fullName, 'Ronja'))
  const [stored] = await database().select().from(postReports).where(eq(postReports.targetId, post))
  expect(stored).toMatchObject({ memberId: null, reason: 'Reklame', resolvedAt: null })
})
