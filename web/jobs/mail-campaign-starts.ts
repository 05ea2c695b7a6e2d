import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { crowdfundedProducts } from '../server/catalogue/products.ts'
import { mailStarts, type StartedProduct } from '../server/crowdfunding/mail-starts.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { lastHandled } from '../server/publications/handled.ts'

/** Tells members which campaigns have started (docs/product/4). */
export async function mailCampaignStarts(): Promise<void> {
  await mailStarts({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    products: startedProducts,
    async publishedSince(documentIds, since) {
      const handled = await lastHandled(database(), documentIds)
      return new Set([...handled].flatMap(([id, { publishedAt }]) => (publishedAt > since ? [id] : [])))
    },
  })
}

async function startedProducts(): Promise<StartedProduct[]> {
  return [...(await crowdfundedProducts(database()))].map(([centraId, { path, ...product }]) => ({
    ...product,
    centraId,
    url(lang) {
      const own = path(lang)
      return own && new URL(own, env.siteOrigin).href
    },
  }))
}
