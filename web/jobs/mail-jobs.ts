import 'server-only'
import { env } from '../config/server-env.ts'
import { mailSender } from '../content/mail-sender.ts'
import { discussionQuery, productsQuery } from '../content/queries/product.groq.ts'
import { readPublished } from '../content/read-published.ts'
import { type Language, localized } from '../routing/languages.ts'
import { discussionLink } from '../routing/links.ts'
import { inviteToSurveys, type Survey } from '../server/borrowing/invite-to-surveys.ts'
import { mailEnded } from '../server/borrowing/mail-ended.ts'
import {
  crowdfundedProducts,
  pathOf,
  productsByCentraId,
  productsByDocumentId,
  titleOf,
} from '../server/catalogue/products.ts'
import { mailDecisions } from '../server/crowdfunding/mail-decisions.ts'
import { mailStarts } from '../server/crowdfunding/mail-starts.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { mailReplies } from '../server/discussion/mail-replies.ts'
import { mailHidden } from '../server/moderation/mail-hidden.ts'
import { lastHandled } from '../server/publications/handled.ts'
import { mailReturnedItems } from '../server/stock-notifications/mail-returned.ts'
import { returnedItems } from './returned-items.ts'

/** What every mail needs. */
const ports = async () => ({ database: database(), queue: await jobQueue(), sender: mailSender })

const now = () => new Date()

/** Mails the shoppers who asked for an item that is back in stock (docs/product/4). */
export async function mailWaitingReaders(): Promise<void> {
  await mailReturnedItems({ ...(await ports()), now, returned: returnedItems })
}

/** Mails members about replies to their posts (docs/product/1). */
export async function mailAuthors(): Promise<void> {
  await mailReplies({
    ...(await ports()),
    now,
    async product(lang, id) {
      const product = await readPublished(discussionQuery, { lang, id })
      const path = discussionLink(lang, product?.slug?.[lang]?.current)
      return product && path ? { title: product.title ?? '', url: new URL(path, env.siteOrigin).href } : undefined
    },
  })
}

/** Tells members which of their contributions staff have hidden. */
export async function mailHiddenAuthors(): Promise<void> {
  await mailHidden({
    ...(await ports()),
    now,
    async productTitles(lang, ids) {
      const products = await readPublished(productsQuery, { lang, ids })
      return new Map(products.map(({ _id, title }) => [_id, title ?? '']))
    },
  })
}

/** Mails the reservers of a campaign the decision about it (docs/product/4). */
export async function mailCampaignDecisions(): Promise<void> {
  await mailDecisions({
    ...(await ports()),
    now,
    async title(centraId, lang) {
      return titleOf((await productsByCentraId(database(), [centraId])).get(centraId), lang)
    },
  })
}

/** Tells members which campaigns have started (docs/product/4). */
export async function mailCampaignStarts(): Promise<void> {
  await mailStarts({
    ...(await ports()),
    now,
    async products() {
      return [...(await crowdfundedProducts(database()))].map(([centraId, { path, ...product }]) => ({
        ...product,
        centraId,
        url(lang) {
          const own = path(lang)
          return own && new URL(own, env.siteOrigin).href
        },
      }))
    },
    async publishedSince(documentIds, since) {
      const handled = await lastHandled(database(), documentIds)
      return new Set([...handled].flatMap(([id, { publishedAt }]) => (publishedAt > since ? [id] : [])))
    },
  })
}

/** Mails borrowers whose borrowing staff cancelled, or who did not show up (docs/product/4). */
export async function mailEndedBorrowings(): Promise<void> {
  await mailEnded({
    ...(await ports()),
    now: new Date(),
    async product(documentId, lang) {
      const product = (await productsByDocumentId(database(), [documentId])).get(documentId)
      const [title, path] = [titleOf(product, lang), pathOf(product, lang)]
      return title ? { title, url: path ? new URL(path, env.siteOrigin).href : undefined } : undefined
    },
  })
}

/** Invites those who returned a test garment to its survey (docs/product/4). */
export async function inviteTesters(): Promise<void> {
  await inviteToSurveys({
    ...(await ports()),
    now: new Date(),
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
