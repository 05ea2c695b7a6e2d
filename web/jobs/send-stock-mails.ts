import 'server-only'
import { env } from '../config/server-env.ts'
import { siteFrameQuery } from '../content/queries/site-frame.groq.ts'
import { readPublished } from '../content/read-published.ts'
import { database } from '../server/db/database.ts'
import { reportServerFailure } from '../server/report.ts'
import { sendReturnedStockMails } from '../server/stock-notifications/send-returned.ts'
import type { Sender } from '../server/stock-notifications/stock-mail.ts'
import { createMailer } from '../services/mail/mailer.ts'
import { returnedItems } from './returned-items.ts'

const mailer = createMailer({
  smtpUrl: env.smtpUrl,
  report: (problem) => reportServerFailure('mail', new Error(problem)),
})

/** One look at everything that somebody waits for (docs/product/4). */
export function sendStockMails(): Promise<void> {
  return sendReturnedStockMails({
    database: database(),
    mailer,
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
