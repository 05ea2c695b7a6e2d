import { TestClock } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { cancelMails, enqueueMail } from '#web/server/outbox/public.ts'
import { sendMailsFromOutbox } from '#web/server/outbox/send-mails.ts'
import type { MailOutcome, OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const MINUTE_MS = 60_000
const unreachable: MailOutcome = { status: 'unreachable', problem: 'A mail could not be sent: ECONNREFUSED' }

const warnings: string[] = []
const onWarning = ({ message }: Error) => void warnings.push(message)
beforeAll(() => void process.on('warning', onWarning))
afterAll(() => {
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})

let queues: JobQueue[] = []
beforeEach(() => {
  queues = []
})
afterEach(async () => {
  await queues[0]?.deleteAllJobs('mail')
  await queues[0]?.deleteAllJobs('mail-dead-letter')
  await Promise.all(queues.map((queue) => queue.stop({ graceful: false })))
})

async function open(clock?: TestClock): Promise<JobQueue> {
  const queue = await openJobQueue(url(), { report: () => undefined, ...(clock && { clock }) })
  queues.push(queue)
  return queue
}

function job(to: string): MailJob {
  const from = { name: 'Tretopp', address: 'hei@tretopp.example' }
  const mail = { from, to, subject: 'Hei', text: 'Hei', html: '<p>Hei</p>', messageId: `${to}.1@tretopp.example` }
  return { kind: 'backInStock', mail }
}

/** A process that sends mails: notes what it was given to send, and what it reported. */
async function sender(queue: JobQueue, outcome: (mail: OutgoingMail) => Promise<MailOutcome>) {
  const sent: OutgoingMail[] = []
  const reports: string[] = []
  const removed: string[] = []
  await sendMailsFromOutbox({
    queue,
    mailer: (mail) => {
      sent.push(mail)
      return outcome(mail)
    },
    report: ({ message }) => reports.push(message),
    removeAddress: async (address) => void removed.push(address),
  })
  return { sent, reports, removed }
}

/** Lets time pass for the queue, which polls once at the end of it instead of every second. */
async function advance(clock: TestClock, milliseconds: number): Promise<void> {
  await clock.setTime(clock.now() + milliseconds)
  await clock.tick(0)
}

async function statesOf(queue: JobQueue, name: 'mail' | 'mail-dead-letter'): Promise<string[]> {
  return (await queue.findJobs(name)).map(({ state }) => state)
}

describe('the outbox', () => {
  test('sends a mail once its transaction is committed, and no mail of a transaction that is rolled back', async () => {
    const queue = await open()
    const { sent } = await sender(queue, async () => ({ status: 'sent' }))
    const failing = database().transaction(async (transaction) => {
      await enqueueMail(transaction, queue, job('ola@example.com'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    let commit: () => void = () => undefined
    const committing = new Promise<void>((resolve) => {
      commit = resolve
    })
    const written = database().transaction(async (transaction) => {
      await enqueueMail(transaction, queue, job('kari@example.com'))
      await committing
    })
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).toEqual([]), 15_000)
    expect(sent).toEqual([])
    commit()
    await written
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).toEqual(['completed']), 10_000)
    expect(sent.map(({ to }) => to)).toEqual(['kari@example.com'])
  })

  test('is shared by processes: each mail is sent by one of them', async () => {
    const [first, second] = [await open(), await open()]
    const readers = Array.from({ length: 40 }, (_, number) => `reader${number}@example.com`)
    await database().transaction(async (transaction) => {
      for (const reader of readers) await enqueueMail(transaction, first, job(reader))
    })
    const slowly = async (): Promise<MailOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { status: 'sent' }
    }
    const senders = await Promise.all([first, second].map((queue) => sender(queue, slowly)))
    const all = () => senders.flatMap(({ sent }) => sent.map(({ to }) => to)).toSorted()
    await vi.waitFor(() => expect(all()).toEqual(readers.toSorted()), 15_000)
    for (const { sent } of senders) expect(sent.length).toBeGreaterThan(0)
    await vi.waitFor(async () => expect(new Set(await statesOf(first, 'mail'))).toEqual(new Set(['completed'])), 5000)
  })

  test('keeps mails through an hour without a mail server, tries less and less often, and sends each once', async () => {
    const clock = new TestClock()
    const queue = await open(clock)
    let isAway = true
    const attempts: number[] = []
    const { sent, reports } = await sender(queue, async () => {
      attempts.push(clock.now())
      return isAway ? unreachable : { status: 'sent' }
    })
    await database().transaction((transaction) => enqueueMail(transaction, queue, job('kari@example.com')))
    const pass = async (minutes: number) => {
      for (let step = 0; step < minutes * 4; step++) {
        await advance(clock, MINUTE_MS / 4)
        await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).not.toContain('active'), 15_000)
      }
    }
    await pass(60)
    // 15 s, 30 s, a minute, two, four, then at most five minutes apart.
    expect(attempts.length).toBeGreaterThan(10)
    expect(attempts.length).toBeLessThan(25)
    expect(await statesOf(queue, 'mail')).toEqual(['retry'])
    isAway = false
    await pass(6)
    expect(await statesOf(queue, 'mail')).toEqual(['completed'])
    const attemptsThen = attempts.length
    await pass(10)
    expect(attempts).toHaveLength(attemptsThen)
    // Every attempt has the same Message-ID.
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
    expect(reports).toHaveLength(attemptsThen - 1)
    expect(reports.join()).not.toContain('@')
  }, 60_000)

  test('gives up on a mail that is permanently refused or malformed, keeps it and reports it without an address', async () => {
    const queue = await open()
    const problem = 'A mail could not be sent: EENVELOPE 550'
    const { sent, reports } = await sender(queue, async () => ({ status: 'rejected', problem }))
    await database().transaction((transaction) => enqueueMail(transaction, queue, job('kari@example.com')))
    await queue.send('mail', { kind: 'backInStock', mail: { to: 'ola@example.com' } })
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail-dead-letter')).toHaveLength(2), 10_000)
    expect(sent).toHaveLength(1)
    expect(await statesOf(queue, 'mail')).toEqual(['failed', 'failed'])
    expect(reports.toSorted()).toEqual([
      expect.stringMatching(/^A mail could not be sent: EENVELOPE 550; backInStock [\w-]{36} was given up$/),
      expect.stringMatching(/^The mail [\w-]{36} is malformed and was given up$/),
    ])
  })

  test('settles a mail to a mailbox that does not exist at once, removes the address and keeps no copy', async () => {
    const queue = await open()
    const problem = 'A mail could not be sent: EENVELOPE 550'
    const { sent, reports, removed } = await sender(queue, async () => ({ status: 'noSuchMailbox', problem }))
    await database().transaction((transaction) => enqueueMail(transaction, queue, job('kari@example.com')))
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).toEqual(['completed']), 10_000)
    expect([sent.length, removed]).toEqual([1, ['kari@example.com']])
    expect(await statesOf(queue, 'mail-dead-letter')).toEqual([])
    expect(reports).toEqual([expect.stringMatching(/EENVELOPE 550; backInStock [\w-]{36} has no recipient$/)])
  })

  test('sends a mail of a kind that only a newer version of the shop knows, and one that an older version wrote', async () => {
    const queue = await open()
    const { sent } = await sender(queue, async () => ({ status: 'sent' }))
    await queue.send('mail', { ...job('kari@example.com'), kind: 'kindOfTomorrow' })
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).toEqual(['completed']), 10_000)
    expect(sent).toHaveLength(1)
  })

  test('forgets mails that are cancelled in time: those of that kind to that address', async () => {
    const queue = await open()
    await database().transaction(async (transaction) => {
      await enqueueMail(transaction, queue, job('kari@example.com'))
      await enqueueMail(transaction, queue, job('ola@example.com'))
      await cancelMails(transaction, queue, { to: 'kari@example.com', kind: 'backInStock' })
    })
    const left = await queue.findJobs<MailJob>('mail')
    expect(left.map(({ data }) => data.mail.to)).toEqual(['ola@example.com'])
  })

  test('deletes sent mails within two hours, because they hold an address', async () => {
    const clock = new TestClock()
    const queue = await open(clock)
    const { sent } = await sender(queue, async () => ({ status: 'sent' }))
    await database().transaction((transaction) => enqueueMail(transaction, queue, job('kari@example.com')))
    await clock.tick(2000)
    await vi.waitFor(async () => expect(await statesOf(queue, 'mail')).toEqual(['completed']), 15_000)
    expect(sent).toHaveLength(1)
    for (const _ of [1, 2]) await advance(clock, 65 * MINUTE_MS)
    expect(await statesOf(queue, 'mail')).toEqual([])
  })
})
