import 'server-only'
import { type MailData, writeMail } from '#web/mails/mails.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { itemsWaitedFor, lockNextReader, markMailed, type Reader, type WaitedFor } from './waiting.ts'

/** The use case's dependencies. */
export type StockMailPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  /** The items that can be bought again, each with its texts in the reader's language. */
  readonly returned: (waited: readonly WaitedFor[]) => Promise<Returned>
}

/** The item that is back, in the reader's language. */
export type ReturnedItem = Omit<MailData['backInStock'], 'unsubscribeUrl'>

type Returned = ReadonlyMap<string, (lang: Reader['lang']) => ReturnedItem>

/**
 * Writes one mail to each reader whose item is back: the reader is marked and the mail goes into the outbox in one
 * transaction.
 * @throws Error when the platform, the content or the database cannot be used; readers not mailed yet keep waiting
 */
export async function mailReturnedItems(ports: StockMailPorts): Promise<void> {
  const waited = await itemsWaitedFor(ports.database)
  if (waited.length === 0) return
  const returned = await ports.returned(waited)
  if (returned.size === 0) return
  const sender = await ports.sender()
  while (await mailNextReader(ports, returned, sender));
}

/** False when no reader is left. */
function mailNextReader(
  { database, queue, now }: StockMailPorts,
  returned: Returned,
  sender: Sender,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const reader = await lockNextReader(transaction, [...returned.keys()])
    const describeItem = reader && returned.get(reader.itemId)
    if (!reader || !describeItem) return false
    const { token, hash } = newLinkToken()
    await markMailed(transaction, reader, { unsubscribeTokenHash: hash, at: now() })
    const { id, email, lang } = reader
    const unsubscribeUrl = `${sender.siteOrigin}/api/v1/stock-notifications/${id}/unsubscribe?lang=${lang}&token=${token}`
    const envelope = { to: email, lang, sender, id: `stock-${id}` }
    await enqueueMail(transaction, queue, writeMail('backInStock', { ...describeItem(lang), unsubscribeUrl }, envelope))
    return true
  })
}
