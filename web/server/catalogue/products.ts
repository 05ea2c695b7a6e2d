import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { type Language, localized } from '#web/routing/languages.ts'
import { productLink } from '#web/routing/links.ts'
import type { Database } from '../db/pool.ts'
import { type PublishedFields, publishedDocuments, publishedFeed } from '../db/schema/published-documents.ts'

export type CatalogueProduct = Extract<PublishedFields, { readonly _type: 'product' }>

/** Campaigns at a time; a shop has a handful. */
const MAX_CAMPAIGNS = 500

const { id, type, fields } = publishedDocuments
const isProduct = eq(type, 'product')
const centraIdOf = sql<string>`fields->>'centraId'`

/**
 * The published products with these numbers on the commerce platform. @throws {Unavailable} before the catalogue has
 * been filled
 */
export async function productsByCentraId(
  database: Database,
  centraIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const wanted = [...new Set(centraIds)]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .select({ fields })
    .from(publishedDocuments)
    .where(and(isProduct, inArray(centraIdOf, wanted)))
    .orderBy(asc(id))
  if (rows.length < wanted.length) await checkFilled(database)
  return new Map(productsIn(rows).flatMap((product) => (product.centraId ? [[product.centraId, product]] : [])))
}

/** The published products of these documents. @throws {Unavailable} before the catalogue has been filled */
export async function productsByDocumentId(
  database: Database,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const wanted = [...new Set(documentIds)]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .select({ fields })
    .from(publishedDocuments)
    .where(and(isProduct, inArray(id, wanted)))
  if (rows.length < wanted.length) await checkFilled(database)
  return new Map(productsIn(rows).map((product) => [product._id, product]))
}

/** Whether a published product has this number on the commerce platform. */
export async function isSoldProduct(database: Database, centraId: string): Promise<boolean> {
  return (await productsByCentraId(database, [centraId])).has(centraId)
}

/** Whether a published product has this document id, including one that is not sold. */
export async function isPublishedProduct(database: Database, documentId: string): Promise<boolean> {
  return (await productsByDocumentId(database, [documentId])).has(documentId)
}

/** A published product in the test phase; undefined for any other. */
export async function testProduct(database: Database, documentId: string): Promise<CatalogueProduct | undefined> {
  const product = (await productsByDocumentId(database, [documentId])).get(documentId)
  return product?.productState === 'testPhase' && product.centraId ? product : undefined
}

/** The last day of the product's campaign, `YYYY-MM-DD`; undefined without one. */
export async function campaignLastDay(database: Database, centraId: string): Promise<string | undefined> {
  return (await productsByCentraId(database, [centraId])).get(centraId)?.crowdfundingDate ?? undefined
}

/** A crowdfunded product's title, page and campaign settings. */
type CrowdfundedProduct = {
  readonly documentId: string
  readonly campaign: Campaign
  readonly title: (lang: Language) => string | undefined
  readonly path: (lang: Language) => string | undefined
}

/**
 * The published products that are crowdfunded, by `centraId`. @throws {Unavailable} before the catalogue has been
 * filled
 */
export async function crowdfundedProducts(database: Database): Promise<ReadonlyMap<string, CrowdfundedProduct>> {
  const rows = await database
    .select({ fields })
    .from(publishedDocuments)
    .where(and(isProduct, sql`fields->>'productState' = 'crowdFunding'`))
    .orderBy(asc(id))
    .limit(MAX_CAMPAIGNS)
  if (rows.length === 0) await checkFilled(database)
  return new Map(
    productsIn(rows).flatMap((product): [string, CrowdfundedProduct][] => {
      const { crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson } = product
      if (!product.centraId) return []
      const limits = { crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson }
      const campaign = { productState: 'crowdFunding' as const, ...limits }
      const title = (lang: Language) => titleOf(product, lang)
      const path = (lang: Language) => pathOf(product, lang)
      return [[product.centraId, { documentId: product._id, campaign, title, path }]]
    }),
  )
}

/** A product's name in the language, or in the other where there is none. */
export function titleOf(product: Pick<CatalogueProduct, 'title'> | undefined, lang: Language): string | undefined {
  return localized(product?.title, lang)
}

/** The path of its page; undefined where it has none in the language. */
export function pathOf(product: Pick<CatalogueProduct, 'slug'> | undefined, lang: Language): string | undefined {
  return productLink(lang, product?.slug?.[lang]?.current)
}

function productsIn(rows: readonly { readonly fields: PublishedFields }[]): CatalogueProduct[] {
  return rows.flatMap((row) => (row.fields._type === 'product' ? [row.fields] : []))
}

/** @throws {Unavailable} before the catalogue has been filled: a product that is not in it may still be published */
export async function checkFilled(database: Database): Promise<void> {
  if ((await database.$count(publishedFeed)) === 0) throw new Unavailable('The catalogue has not been filled yet')
}
