import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { discussionQuery } from '../content/queries/product.groq.ts'
import { readPublished } from '../content/read-published.ts'
import type { Language } from '../routing/languages.ts'
import { discussionLink } from '../routing/links.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { type DiscussedProduct, mailReplies } from '../server/discussion/mail-replies.ts'

/** Mails members about replies to their posts (docs/product/1). */
export async function mailAuthors(): Promise<void> {
  await mailReplies({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    product: discussedProduct,
  })
}

async function discussedProduct(lang: Language, id: string): Promise<DiscussedProduct | undefined> {
  const product = await readPublished(discussionQuery, { lang, id })
  const path = discussionLink(lang, product?.slug?.[lang]?.current)
  return product && path ? { title: product.title ?? '', url: new URL(path, env.siteOrigin).href } : undefined
}
