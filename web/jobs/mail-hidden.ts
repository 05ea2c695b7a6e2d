import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { productsQuery } from '../content/queries/product.groq.ts'
import { readPublished } from '../content/read-published.ts'
import type { Language } from '../routing/languages.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { mailHidden } from '../server/moderation/mail-hidden.ts'

/** Tells members which of their contributions staff have hidden. */
export async function mailHiddenAuthors(): Promise<void> {
  await mailHidden({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    productTitles,
  })
}

async function productTitles(lang: Language, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const products = await readPublished(productsQuery, { lang, ids })
  return new Map(products.map(({ _id, title }) => [_id, title ?? '']))
}
