import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { deletePost, restorePost, setNotifiesOfReplies } from '#web/server/discussion/change-post.ts'
import { mailReplies } from '#web/server/discussion/mail-replies.ts'
import { setHidden } from '#web/server/discussion/public.ts'
import { checkReplyMailLink, unsubscribeFromReplies } from '#web/server/discussion/unsubscribe.ts'
import { type Author, writePost } from '#web/server/discussion/write-post.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://tretopp.example' }
const documentId = 'product-jacket'
const now = new Date('2026-11-22T12:00:00.000Z')
const later = new Date(now.getTime() + 60_000)
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

async function member(fullName: string, emailVerifiedAt: Date | null = now) {
  const email = `${randomUUID()}@example.com`
  const row = { email, emailVerifiedAt, passwordHash: 'none', fullName, lang: 'en' as const }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored
}

async function say(author: Author, fields: { parentId?: string; notifiesOfReplies?: boolean; id?: string } = {}) {
  const post = newPostSchema.parse({ id: randomUUID(), documentId, text: 'Warm\n\nand <dry>', ...fields })
  await writePost(database(), post, author, now)
  return post.id
}

/** The mails in the outbox to this address after the job has run at that time. */
async function mailsTo(to: string, at = later) {
  const product = async () => ({ title: 'Storr', url: 'https://tretopp.example/en/community/storr' })
  await mailReplies({ database: database(), queue, now: () => at, sender: async () => sender, product })
  const jobs = await queue.findJobs('mail', { data: { kind: 'reply', mail: { to } } })
  return jobs.map(({ data }) => mailJob.parse(data).mail)
}

/** The parts of an unsubscribe link. */
function partsOf(address: string | undefined) {
  const link = new URL(address ?? '')
  const scope = link.searchParams.get('scope') === 'post' ? ('post' as const) : ('all' as const)
  return { id: link.pathname.split('/').at(-2) ?? '', token: link.searchParams.get('token') ?? '', scope }
}

test('[R1.05] the author of a post gets one mail for each reply, a member’s or the shop’s', async () => {
  const [kari, ola] = [await member('Kari'), await member('Ola')]
  const parentId = await say({ memberId: kari.id }, { notifiesOfReplies: true })
  const id = randomUUID()
  for (let repeat = 0; repeat < 3; repeat++) await say({ memberId: ola.id }, { parentId, id })
  await say('shop', { parentId })
  expect(await mailsTo(kari.email, now)).toEqual([])
  await Promise.all([mailsTo(kari.email), mailsTo(kari.email)])
  const mails = await mailsTo(kari.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Ola replied to your post',
    'Tretopp replied to your post',
  ])
  const [mail] = mails.filter(({ subject }) => subject.startsWith('Ola'))
  expect(mail?.html).toContain('and &lt;dry&gt;')
  expect(mail?.text).toContain(`https://tretopp.example/en/community/storr#post-${parentId}`)
})

test('[R1.05] no mail goes to members who reply to themselves, did not ask for one, or have turned them off', async () => {
  const [kari, ola] = [await member('Kari'), await member('Ola')]
  const parentId = await say({ memberId: kari.id }, { notifiesOfReplies: true })
  await say({ memberId: kari.id }, { parentId })
  await say({ memberId: ola.id }, { parentId: await say({ memberId: kari.id }) })
  expect(await mailsTo(kari.email)).toEqual([])
  await say({ memberId: ola.id }, { parentId })
  await setNotifiesOfReplies(database(), kari.id, parentId, false)
  expect(await mailsTo(kari.email)).toEqual([])
  await setNotifiesOfReplies(database(), kari.id, parentId, true)
  await say({ memberId: ola.id }, { parentId })
  await database().update(members).set({ enableNotifications: false }).where(eq(members.id, kari.id))
  expect(await mailsTo(kari.email)).toEqual([])
  expect((await setNotifiesOfReplies(database(), ola.id, parentId, true)).ok).toBe(false)
})

test('[R1.05] no mail goes to an address that is not verified', async () => {
  const [kari, ola] = [await member('Kari', null), await member('Ola')]
  const parentId = await say({ memberId: kari.id }, { notifiesOfReplies: true })
  await say({ memberId: ola.id }, { parentId })
  expect(await mailsTo(kari.email)).toEqual([])
})

test.each(['hidden', 'deleted'])('[R1.05] a reply that is %s before its mail is written causes none', async (how) => {
  const [kari, ola] = [await member('Kari'), await member('Ola')]
  const parentId = await say({ memberId: kari.id }, { notifiesOfReplies: true })
  const reply = await say({ memberId: ola.id }, { parentId })
  if (how === 'hidden') await database().transaction((transaction) => setHidden(transaction, reply, true, now))
  else await deletePost(database(), ola.id, reply, now)
  expect(await mailsTo(kari.email)).toEqual([])
  await restorePost(database(), ola.id, reply, 'Svar', later)
  expect(await mailsTo(kari.email)).toEqual([])
})

test('[R1.05] one click ends all mails; the link in the mail ends only those about one post', async () => {
  const [kari, ola] = [await member('Kari'), await member('Ola')]
  const options = { notifiesOfReplies: true }
  const [first, second] = [await say({ memberId: kari.id }, options), await say({ memberId: kari.id }, options)]
  await say({ memberId: ola.id }, { parentId: first })
  const [mail] = await mailsTo(kari.email)
  const ofPost = partsOf(/https:\S+scope=post\S+/.exec(mail?.text ?? '')?.[0])
  expect((await checkReplyMailLink(database(), { ...ofPost, token: 'x' })).ok).toBe(false)
  expect((await unsubscribeFromReplies(database(), { ...ofPost, id: 'x' })).ok).toBe(false)
  for (let repeat = 0; repeat < 2; repeat++) expect((await unsubscribeFromReplies(database(), ofPost)).ok).toBe(true)
  await say({ memberId: ola.id }, { parentId: first })
  expect(await mailsTo(kari.email)).toHaveLength(1)
  await say({ memberId: ola.id }, { parentId: second })
  expect(await mailsTo(kari.email)).toHaveLength(2)
  const all = partsOf(mail?.unsubscribeUrl)
  expect(all.scope).toBe('all')
  expect((await unsubscribeFromReplies(database(), all)).ok).toBe(true)
  await say({ memberId: ola.id }, { parentId: second })
  expect(await mailsTo(kari.email)).toHaveLength(2)
})
