import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { mailEnded } from '../server/borrowing/mail-ended.ts'
import { pathOf, productsByDocumentId, titleOf } from '../server/catalogue/products.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Mails borrowers whose borrowing staff cancelled, or who did not show up (docs/product/4). */
export async function mailEndedBorrowings(): Promise<void> {
  await mailEnded({
    database: database(),
    queue: await jobQueue(),
    now: new Date(),
    sender: mailSender,
    async product(documentId, lang) {
      const product = (await productsByDocumentId(database(), [documentId])).get(documentId)
      const [title, path] = [titleOf(product, lang), pathOf(product, lang)]
      return title ? { title, url: path ? new URL(path, env.siteOrigin).href : undefined } : undefined
    },
  })
}
