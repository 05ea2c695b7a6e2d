import 'server-only'
import { env } from '../config/server-env.ts'
import { siteFrameQuery } from '../content/queries/site-frame.groq.ts'
import { readPublished } from '../content/read-published.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { mailReturnedItems } from '../server/stock-notifications/mail-returned.ts'
import type { Sender } from '../server/stock-notifications/stock-mail.ts'
import { returnedItems } from './returned-items.ts'

/** Mails everybody who waits for an item that is back (docs/product/4). */
export async function mailThoseWhoWait(): Promise<void> {
  await mailReturnedItems({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender,
    returned: returnedItems,
  })
}

/** The shop as its content names it. @throws Error while the content has no contact address */
async function sender(): Promise<Sender> {
  const { settings, footer } = await readPublished(siteFrameQuery, { lang: 'nb' })
  if (!footer?.contactEmail) throw new Error('Mails have no sender: the footer document has no contact e-mail.')
  return { shopName: settings?.shopName ?? '', address: footer.contactEmail, siteOrigin: env.siteOrigin }
}
