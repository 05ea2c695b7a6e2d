import 'server-only'
import type { Campaign } from '../domain/product/crowdfunding-status.ts'
import { type Language, localized } from '../routing/languages.ts'
import { productLink } from '../routing/links.ts'
import { documentTag, routesTag, typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { openingDaysQuery } from './queries/opening-days.groq.ts'
import { routesQuery } from './queries/routes.groq.ts'
import { siteFrameQuery } from './queries/site-frame.groq.ts'
import { soldProductsQuery } from './queries/sold-products.groq.ts'
import type { SoldProduct } from './sold-products.ts'

/** The published products that the commerce platform sells, for calls of the API. @throws {Unavailable} when the lake does not respond in time */
export function publishedProducts(): Promise<readonly SoldProduct[]> {
  return fetchForApi(soldProductsQuery, {}, [typeTag('product')])
}

/** Whether a published product has this id, also one that is not sold. */
export async function isPublishedProduct(documentId: string): Promise<boolean> {
  const documents = await fetchForApi(routesQuery, {}, [routesTag])
  return documents.some(({ _id, _type }) => _id === documentId && _type === 'product')
}

/** A published product in the test phase; undefined for any other. */
export async function testProduct(documentId: string): Promise<SoldProduct | undefined> {
  const products = await publishedProducts()
  return products.find(({ _id, productState }) => _id === documentId && productState === 'testPhase')
}

/** What a crowdfunded product is called, and the settings of its campaign. */
export type CrowdfundedProduct = {
  readonly campaign: Campaign
  readonly title: (lang: Language) => string | undefined
  readonly path: (lang: Language) => string | undefined
}

/** The published products that are crowdfunded, by `centraId`. */
export async function crowdfundedProducts(): Promise<ReadonlyMap<string, CrowdfundedProduct>> {
  const products = await publishedProducts()
  return new Map(
    products.flatMap((product): [string, CrowdfundedProduct][] => {
      const { centraId, productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson } =
        product
      if (!centraId || productState !== 'crowdFunding') return []
      const campaign = { productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson }
      return [[centraId, { campaign, title: (lang) => titleOf(product, lang), path: (lang) => pathOf(product, lang) }]]
    }),
  )
}

/** The last day of the product's campaign, `YYYY-MM-DD`; undefined without one. */
export async function campaignLastDay(centraId: string): Promise<string | undefined> {
  const product = (await publishedProducts()).find((one) => one.centraId === centraId)
  return product?.crowdfundingDate ?? undefined
}

/** A product's name in the language, or in the other where there is none. */
export function titleOf(product: Pick<SoldProduct, 'title'> | undefined, lang: Language): string | undefined {
  return localized(product?.title, lang)
}

/** The path of its page; undefined where it has none in the language. */
export function pathOf(product: Pick<SoldProduct, 'slug'> | undefined, lang: Language): string | undefined {
  return productLink(lang, product?.slug?.[lang]?.current)
}

/** When the shop is open. */
export async function openingRules() {
  return (await fetchForApi(openingDaysQuery, {}, [documentTag('siteSettings')])) ?? {}
}

/** The shop's address and its opening hours, each on one line. */
export async function shopFacts(lang: Language): Promise<string[]> {
  const { footer } = await fetchForApi(siteFrameQuery, { lang }, [documentTag('footer'), documentTag('siteSettings')])
  return [footer?.storeAddress, footer?.storeOpeningHours].flatMap(
    (text) =>
      text
        ?.trim()
        .split(/\s*\n\s*/)
        .join(', ') || [],
  )
}
