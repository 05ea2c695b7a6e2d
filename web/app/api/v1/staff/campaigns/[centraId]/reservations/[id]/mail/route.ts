import { mailSender } from '#web/content/mail-sender.ts'
import { purchasePorts } from '#web/jobs/find-reserved-purchases.ts'
import { productsByCentraId, titleOf } from '#web/server/catalogue/products.ts'
import { sendLinkAgain } from '#web/server/crowdfunding/send-link-again.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { sendPurchaseLink } from '#web/services/backend/contracts/send-purchase-link.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(sendPurchaseLink, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { centraId, id }, staff }) {
      const product = (await productsByCentraId(database(), [centraId])).get(centraId)
      return await sendLinkAgain(
        {
          ...purchasePorts(new Date()),
          title: (lang) => titleOf(product, lang),
          async mailing() {
            const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
            return { queue, sender }
          },
        },
        { id, centraId, staff, documentId: product?._id ?? null },
      )
    },
  }),
)
