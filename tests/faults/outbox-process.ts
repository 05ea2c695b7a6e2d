/**
 * A process of the storefront as far as the outbox is concerned, for tests that kill it. `send` prints `ready` and then
 * a line for every mail that the mail server took and `failed` for every failure of the queue. `write NUMBER` writes
 * that many mails in one transaction and is killed right after the commit, `abandon` just before it.
 */
import { randomUUID } from 'node:crypto'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { openPool, type Transaction } from '#web/server/db/pool.ts'
import { enqueueMail } from '#web/server/outbox/public.ts'
import { sendMailsFromOutbox } from '#web/server/outbox/send-mails.ts'
import { createMailer } from '#web/services/mail/mailer.ts'
import { untilAvailable } from './until-available.ts'

const [command, number] = process.argv.slice(2)
const { DATABASE_URL = '', SMTP_URL = '' } = process.env

const queue = await untilAvailable(() =>
  openJobQueue(DATABASE_URL, {
    report: () => console.info('failed'),
    // A minute each in production.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  }),
)

if (command === 'send') {
  const mailer = createMailer(SMTP_URL)
  await sendMailsFromOutbox({
    queue,
    mailer: async (mail) => {
      const outcome = await mailer(mail)
      if (outcome.status === 'sent') console.info(mail.to)
      return outcome
    },
    report: () => undefined,
    removeAddress: async () => undefined,
  })
  process.on('SIGTERM', () => void queue.stop({ timeout: 5000 }).then(() => process.exit(0)))
  console.info('ready')
} else {
  const { database } = openPool(DATABASE_URL, () => undefined)
  const write = async (transaction: Transaction) => {
    for (let index = 0; index < Number(number ?? 1); index++) {
      const to = `${command}${index}@example.com`
      const from = { name: 'Tretopp', address: 'hei@tretopp.example' }
      const mail = {
        from,
        to,
        subject: 'Hei',
        text: 'Hei',
        html: '<p>Hei</p>',
        messageId: `${randomUUID()}@tretopp.example`,
      }
      await enqueueMail(transaction, queue, { kind: 'backInStock', mail })
    }
    if (command === 'abandon') process.kill(process.pid, 'SIGKILL')
  }
  await untilAvailable(() => database.transaction(write))
  process.kill(process.pid, 'SIGKILL')
}
