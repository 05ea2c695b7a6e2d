import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { soldProducts } from '../content/sold-products.ts'
import { localized } from '../routing/languages.ts'
import { productLink } from '../routing/links.ts'
import { mailEnded } from '../server/borrowing/mail-ended.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Mails borrowers whose borrowing staff cancelled, or who did not show up (docs/product/4). */
export async function mailEndedBorrowings(): Promise<void> {
  await mailEnded({
    database: database(),
    queue: await jobQueue(),
    now: new Date(),
    sender: mailSender,
    async products() {
      const byId = new Map([...(await soldProducts()).values()].map((product) => [product._id, product]))
      return (documentId, lang) => {
        const product = byId.get(documentId)
        const path = productLink(lang, product?.slug?.[lang]?.current)
        const title = localized(product?.title, lang)
        return title ? { title, url: path ? new URL(path, env.siteOrigin).href : undefined } : undefined
      }
    },
  })
}
