import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { soldProducts } from '../content/sold-products.ts'
import { type Language, localized } from '../routing/languages.ts'
import { mailDecisions } from '../server/crowdfunding/mail-decisions.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Tells those who reserved what was decided about a campaign (docs/product/4). */
export async function mailCampaignDecisions(): Promise<void> {
  await mailDecisions({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    async titles() {
      const products = await soldProducts()
      return new Map(
        [...products].map(([centraId, { title }]) => [centraId, (lang: Language) => localized(title, lang)]),
      )
    },
  })
}
