import 'server-only'
import { env } from '../config/server-env.ts'
import type { Sender } from '../services/mail/sender.ts'
import { siteFrameQuery } from './queries/site-frame.groq.ts'
import { readPublished } from './read-published.ts'

/** The shop as its content names it. @throws Error while the content has no contact address */
export async function mailSender(): Promise<Sender> {
  const { settings, footer } = await readPublished(siteFrameQuery, { lang: 'nb' })
  if (!footer?.contactEmail) throw new Error('Mails have no sender: the footer document has no contact e-mail.')
  return { shopName: settings?.shopName ?? '', address: footer.contactEmail, siteOrigin: env.siteOrigin }
}
