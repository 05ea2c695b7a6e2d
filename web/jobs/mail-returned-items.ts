import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { mailReturnedItems } from '../server/stock-notifications/mail-returned.ts'
import { returnedItems } from './returned-items.ts'

/** Mails the shoppers who asked for an item that is back in stock (docs/product/4). */
export async function mailWaitingReaders(): Promise<void> {
  await mailReturnedItems({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    returned: returnedItems,
  })
}
