import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import { type StaffAction, staffActionSchema } from '#web/domain/staff/staff-action.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { mailHidden } from '#web/server/moderation/mail-hidden.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { writeReview } from '#web/server/reviews/write-review.ts'
import { performActions } from '#web/server/staff-actions/perform.ts'
import { undoActions } from '#web/server/staff-actions/undo.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://tretopp.example' }
const documentId = 'product-jacket'
const now = new Date('2026-11-22T12:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const kari = { id: 'pkari', name: 'Kari Redaktør' }
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

async function member(lang: 'nb' | 'en') {
  const row = { email: `${randomUUID()}@example.com`, passwordHash: 'none', fullName: 'Nils', lang }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored
}

async function post(memberId: string, text = 'Kjøp klokker på www.klokker.example') {
  const input = newPostSchema.parse({ id: randomUUID(), documentId, text })
  await writePost(database(), input, { memberId }, now)
  return input.id
}

async function review(memberId: string) {
  const input = reviewSchema.parse({ stars: 1, title: 'Klokker', text: 'Kjøp klokker' })
  const result = await writeReview(database(), memberId, documentId, input, now)
  return result.ok ? result.value.id : ''
}

async function hide(targetIds: readonly string[], why: object, targetKind = 'post'): Promise<StaffAction[]> {
  const actions = targetIds.map((targetId) =>
    staffActionSchema.parse({ id: randomUUID(), type: 'hide', targetKind, targetId, ...why }),
  )
  await performActions(database(), kari, actions, now)
  return actions
}

/** The mails in the outbox to this address after the job has run at that time. */
async function mailsTo(to: string, at = later(2)) {
  const productTitles = async () => new Map([[documentId, 'Storr']])
  await mailHidden({ database: database(), queue, now: () => at, sender: async () => sender, productTitles })
  const jobs = await queue.findJobs('mail', { data: { kind: 'hidden', mail: { to } } })
  return jobs.map(({ data }) => mailJob.parse(data).mail)
}

test('[R1.05] the author of hidden contributions gets one mail with the reason, in the author’s language', async () => {
  const nils = await member('nb')
  const ids = [await post(nils.id), await post(nils.id)]
  await hide(ids, { ground: 'advertising', reason: 'Lenkene går til en annen butikk.' })
  expect(await mailsTo(nils.email, now)).toEqual([])
  await Promise.all([mailsTo(nils.email), mailsTo(nils.email)])
  const [mail, ...others] = await mailsTo(nils.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Vi har skjult noe du skrev')
  expect(mail?.text.match(/Innlegget om Storr fra 22\. november 2026/g)).toHaveLength(2)
  expect(mail?.text).toContain('Grunnen er at det er reklame.')
  expect(mail?.text).toContain('Lenkene går til en annen butikk.')
  expect(mail?.html, 'the address may be somebody else’s').not.toContain('klokker')
})

test('[R1.06] the author of a hidden review is mailed too; another reason gets a mail of its own', async () => {
  const nils = await member('en')
  await hide([await review(nils.id)], { ground: 'abusive' }, 'review')
  await hide([await post(nils.id)], { ground: 'offTopic' })
  const mails = await mailsTo(nils.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'We have hidden a post that you wrote',
    'We have hidden a review that you wrote',
  ])
  expect(mails.find(({ subject }) => subject.includes('review'))?.text).toContain('it is abusive')
})

test('no mail is sent about contributions that staff show again within a minute, or whose author is gone', async () => {
  const [nils, ola] = [await member('nb'), await member('nb')]
  const [action] = await hide([await post(nils.id)], { ground: 'other', reason: 'Feil' })
  await undoActions(database(), kari, [{ id: randomUUID(), undoes: action?.id ?? '' }], now)
  expect(await mailsTo(nils.email)).toEqual([])
  await hide([await post(ola.id)], { ground: 'advertising' })
  await database().delete(members).where(eq(members.id, ola.id))
  expect(await mailsTo(ola.email)).toEqual([])
})

test('hiding requires a reason', () => {
  const hiding = { id: randomUUID(), type: 'hide', targetKind: 'post', targetId: randomUUID() }
  expect(staffActionSchema.safeParse(hiding).success).toBe(false)
  expect(staffActionSchema.safeParse({ ...hiding, ground: 'offTopic' }).success).toBe(true)
})
