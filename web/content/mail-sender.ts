import 'server-only'
import { env } from '../config/server-env.ts'
import { lastKnown } from '../lib/last-known.ts'
import type { Sender } from '../services/mail/sender.ts'
import { siteFrameQuery } from './queries/site-frame.groq.ts'
import { readPublished } from './read-published.ts'

const READ_TIMEOUT_MS = 3000

/**
 * The shop as its content names it; while the content cannot be read, as it was named last.
 * @throws Error while the content has no contact address
 */
export const mailSender = lastKnown('The sender of mails', readSender)

async function readSender(): Promise<Sender> {
  const { settings, footer } = await readPublished(siteFrameQuery, { lang: 'nb' }, READ_TIMEOUT_MS)
  if (!footer?.contactEmail) throw new Error('Mails have no sender: the footer document has no contact e-mail.')
  return { shopName: settings?.shopName ?? '', address: footer.contactEmail, siteOrigin: env.siteOrigin }
}
