import { mailSender } from '#web/content/mail-sender.ts'
import { productsByCentraId, titleOf } from '#web/server/catalogue/products.ts'
import { previewDecisionMail } from '#web/server/crowdfunding/campaign-summary.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { previewCampaignMail } from '#web/services/backend/contracts/preview-campaign-mail.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(previewCampaignMail, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { centraId }, query: { decision, lang } }) {
      const product = (await productsByCentraId(database(), [centraId])).get(centraId)
      if (!product) return failure('noSuchProduct')
      const title = titleOf(product, lang) ?? centraId
      const campaign = { centraId, lastDay: product.crowdfundingDate }
      const mail = { ...campaign, decision, lang, title }
      return success(await previewDecisionMail(database(), mail, await mailSender(), new Date()))
    },
  }),
)
