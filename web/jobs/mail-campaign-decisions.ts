import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { productsByCentraId, titleOf } from '../server/catalogue/products.ts'
import { mailDecisions } from '../server/crowdfunding/mail-decisions.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Mails the reservers of a campaign the decision about it (docs/product/4). */
export async function mailCampaignDecisions(): Promise<void> {
  await mailDecisions({
    database: database(),
    queue: await jobQueue(),
    now: () => new Date(),
    sender: mailSender,
    async title(centraId, lang) {
      return titleOf((await productsByCentraId(database(), [centraId])).get(centraId), lang)
    },
  })
}
