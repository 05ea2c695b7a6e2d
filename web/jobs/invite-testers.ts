import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { type Language, localized } from '../routing/languages.ts'
import { inviteToSurveys, type Survey } from '../server/borrowing/invite-to-surveys.ts'
import { productsByDocumentId } from '../server/catalogue/products.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Invites those who returned a test garment to its survey (docs/product/4). */
export async function inviteTesters(): Promise<void> {
  await inviteToSurveys({
    database: database(),
    queue: await jobQueue(),
    now: new Date(),
    sender: mailSender,
    async surveys(documentIds) {
      const products = await productsByDocumentId(database(), documentIds)
      return new Map(
        [...products.values()].flatMap(({ _id, title, surveyUrl }): [string, (lang: Language) => Survey][] => {
          const urlIn = (lang: Language) => localized(surveyUrl, lang)
          if (!urlIn('nb')) return []
          return [[_id, (lang) => ({ title: localized(title, lang) ?? '', url: urlIn(lang) ?? '' })]]
        }),
      )
    },
  })
}
