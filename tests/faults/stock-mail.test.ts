import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningDatabase, startDatabase } from '#sandbox/database/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { databaseDirectory } from '#tests/contract/backend/target.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { type DatabasePool, openPool } from '#web/server/db/pool.ts'
import { sendReturnedStockMails } from '#web/server/stock-notifications/send-returned.ts'
import { subscribeToStock } from '#web/server/stock-notifications/subscribe.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const item = '10701-1070101'
let directory: string
let running: RunningDatabase
let pool: DatabasePool
let mail: StandInProcess | undefined

beforeAll(async () => {
  directory = await databaseDirectory()
  running = await startDatabase({ dataDir: directory, port: 0 })
  pool = openPool(running.url, () => undefined)
  await migrateDatabase(pool.database)
}, 60_000)
afterAll(async () => {
  await mail?.kill()
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
    await subscribeToStock(pool.database, { email, item, product: '107', lang: 'nb' })
  }
  let now = Date.now()
  let sent = 0
  const send = createMailer({ smtpUrl: addresses.SMTP_URL, report: () => undefined, wait: async () => undefined })
  const look = () =>
    sendReturnedStockMails({
      database: pool.database,
      now: () => new Date(now),
      mailer: async (letter) => {
        // The mail server dies in the middle of the round, between two mails.
        if (++sent === 9) await mail?.kill()
        return await send(letter)
      },
      sender: async () => ({ shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }),
      returned: async () => new Map([[item, () => ({ title: 'Jakke', url: 'https://shop.example/nb' })]]),
    })

  await look()
  expect(sent).toBe(1)
  mail = await startProcess('sandbox/mail/main.ts', addresses)
  await look()
  mail = await startProcess('sandbox/mail/main.ts', addresses)
  now += 10 * 60_000
  await look()
  now += 10 * 60_000
  await look()
  const inbox = (await (await fetch(`${addresses.INBOX_URL}/api/messages`)).json()) as { to: string }[]
  expect(inbox.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
})
