import 'server-only'
import type { Mailer } from '#web/services/mail/mailer.ts'
import type { Database } from '../db/pool.ts'
import { type ReturnedItem, type Sender, stockMail } from './stock-mail.ts'
import {
  type Claim,
  claimNext,
  forget,
  forgetOld,
  itemsWaitedFor,
  markSent,
  tryLater,
  type WaitedFor,
} from './waiting.ts'

/** What the work asks of the rest of the shop. */
export type StockMailPorts = {
  readonly database: Database
  readonly mailer: Mailer
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  /** Those of the items that can be bought again, each with what a reader of the language is told of it. */
  readonly returned: (
    waited: readonly WaitedFor[],
  ) => Promise<ReadonlyMap<string, (lang: Claim['lang']) => ReturnedItem>>
}

/**
 * Mails everybody whose item is back, once each: a reader is claimed before the mail goes, so instances that do this at the
 * same time share the work. While the mail server is away the readers stay, for later.
 */
export async function sendReturnedStockMails(ports: StockMailPorts): Promise<void> {
  const { database, mailer, now } = ports
  await forgetOld(database, now())
  const waited = await itemsWaitedFor(database, now())
  if (waited.length === 0) return
  const returned = await ports.returned(waited)
  if (returned.size === 0) return
  const sender = await ports.sender()
  for (;;) {
    const claim = await claimNext(database, [...returned.keys()], now())
    const inWords = claim && returned.get(claim.item)
    if (!claim || !inWords) return
    const outcome = await mailer(stockMail(claim, inWords(claim.lang), sender))
    if (outcome === 'sent') await markSent(database, claim, now())
    else if (outcome === 'rejected') await forget(database, claim)
    else return await tryLater(database, claim, now())
  }
}
