import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { soldProducts } from '../content/sold-products.ts'
import { type Language, localized } from '../routing/languages.ts'
import { inviteToSurveys, type Survey } from '../server/borrowing/invite-to-surveys.ts'
import { database, jobQueue } from '../server/db/database.ts'

/** Invites those who returned a test garment to its survey (docs/product/4). */
export async function inviteTesters(): Promise<void> {
  await inviteToSurveys({
    database: database(),
    queue: await jobQueue(),
    now: new Date(),
    sender: mailSender,
    async surveys() {
      const products = [...(await soldProducts()).values()]
      return new Map(
        products.flatMap(({ _id, title, surveyUrl }): [string, (lang: Language) => Survey][] => {
          const urlIn = (lang: Language) => localized(surveyUrl, lang)
          if (!urlIn('nb')) return []
          return [[_id, (lang) => ({ title: localized(title, lang) ?? '', url: urlIn(lang) ?? '' })]]
        }),
      )
    },
  })
}
