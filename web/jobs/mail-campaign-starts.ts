import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { soldProducts } from '../content/sold-products.ts'
import { localized } from '../routing/languages.ts'
import { productLink } from '../routing/links.ts'
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
  return [...(await soldProducts())].flatMap(([centraId, { _id, title, slug, ...campaign }]) =>
    campaign.productState === 'crowdFunding'
      ? [
          {
            centraId,
            documentId: _id,
            campaign: { ...campaign, productState: campaign.productState },
            title: (lang) => localized(title, lang),
            url(lang) {
              const path = productLink(lang, slug?.[lang]?.current)
              return path && new URL(path, env.siteOrigin).href
            },
          },
        ]
      : [],
  )
}
