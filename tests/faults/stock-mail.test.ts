import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TestClock } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningDatabase, startDatabase } from '#sandbox/database/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { databaseDirectory, openPoolWithoutTimeouts } from '#tests/setup/database-server.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import type { DatabasePool } from '#web/server/db/pool.ts'
import { sendMailsFromOutbox } from '#web/server/outbox/send-mails.ts'
import { mailReturnedItems } from '#web/server/stock-notifications/mail-returned.ts'
import { subscribeToStock } from '#web/server/stock-notifications/waiting.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const choice = { fit: null, colour: null, size: null }

const itemId = '10701-1070101'
let directory: string
let running: RunningDatabase
let pool: DatabasePool
let queue: JobQueue
const clock = new TestClock()
let mail: StandInProcess | undefined

beforeAll(async () => {
  directory = await databaseDirectory()
  running = await startDatabase({ dataDir: directory, port: 0 })
  pool = openPoolWithoutTimeouts(running.url)
  await migrateDatabase(pool.database)
  queue = await openJobQueue(running.url, { report: () => undefined, clock })
}, 60_000)
afterAll(async () => {
  await mail?.kill()
  await queue.stop({ graceful: false })
  await pool.close()
  await running.close()
  await rm(directory, { recursive: true })
})

test('subscribers get their mail later, and once, when the mail server is unavailable and then killed', async () => {
  const addresses = {
    SMTP_URL: `smtp://localhost:${await freePort()}`,
    INBOX_URL: `http://localhost:${await freePort()}`,
    SANDBOX_DIR: join(directory, 'mail'),
  }
  const readers = Array.from({ length: 20 }, (_, number) => `reader${number}@example.com`)
  for (const email of readers) {
    await subscribeToStock(pool.database, { email, itemId, centraId: '107', lang: 'nb' })
  }
  await mailReturnedItems({
    database: pool.database,
    queue,
    now: () => new Date(clock.now()),
    sender: async () => ({ shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }),
    returned: async () => new Map([[itemId, () => ({ title: 'Jakke', choice, url: 'https://shop.example/nb' })]]),
  })
  let sent = 0
  const send = createMailer(addresses.SMTP_URL)
  await sendMailsFromOutbox({
    queue,
    mailer: async (letter) => {
      const outcome = await send(letter)
      if (outcome.status === 'sent' && ++sent === 9) await mail?.kill()
      return outcome
    },
    report: () => undefined,
    removeAddress: async () => undefined,
  })
  const mailsIn = async (state: string) => {
    const jobs = await queue.findJobs('mail')
    return jobs.filter((job) => job.state === state).length
  }
  const pass = async (minutes: number) => {
    for (let step = 0; step < minutes * 6; step++) {
      await clock.tick(10_000)
      await vi.waitFor(async () => expect(await mailsIn('active')).toBe(0), 10_000)
    }
  }

  await pass(2)
  expect(await mailsIn('retry')).toBe(readers.length)
  mail = await startProcess('sandbox/mail/main.ts', addresses)
  await vi.waitFor(async () => {
    await clock.tick(10_000)
    expect(sent).toBeGreaterThanOrEqual(9)
  }, 60_000)
  mail = await startProcess('sandbox/mail/main.ts', addresses)
  await vi.waitFor(async () => {
    await clock.tick(10_000)
    expect(await mailsIn('completed')).toBe(readers.length)
  }, 60_000)
  const inbox = (await (await fetch(`${addresses.INBOX_URL}/api/messages`)).json()) as { to: string }[]
  expect(inbox.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
})
