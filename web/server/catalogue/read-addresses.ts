import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import type { LinkableDocument } from '#web/routing/links.ts'
import type { RedirectRow } from '#web/routing/redirects/redirect-rows.ts'
import { firstOf, type PageRow } from '#web/routing/site-addresses.ts'
import { isAddressed, routableTypes } from '#web/routing/site-pages.ts'
import type { Database } from '../db/pool.ts'
import { listedProducts } from '../db/schema/listed-products.ts'
import { publishedDocuments, publishedFeed } from '../db/schema/published-documents.ts'
import { pageAddresses, redirectedAddresses } from '../db/schema/site-addresses.ts'
import { derivations, versionOf } from './derivations.ts'

/** A page with the document that it belongs to. */
export type FoundPage = PageRow & { readonly documentId: string }

/** The document's page at a decoded path. */
export async function pageAtPath(database: Database, path: string): Promise<FoundPage | undefined> {
  return firstOf(await database.select().from(pageAddresses).where(eq(pageAddresses.path, path)))
}

/** The target of a path in lower case, as `tableOfRows` takes it. */
export function redirectsFrom(database: Database, path: string): Promise<RedirectRow[]> {
  const { path: from, kind, to, permanent, documentId } = redirectedAddresses
  const { id, publishedAt } = publishedDocuments
  return database
    .select({ path: from, kind, to, permanent })
    .from(redirectedAddresses)
    .innerJoin(publishedDocuments, eq(documentId, id))
    .where(eq(from, path))
    .orderBy(sql`CASE WHEN ${kind} = 'redirect' THEN ${publishedAt} END`, sql`${documentId} COLLATE "C"`)
}

/** A list of the shop: everything, one gender's products, those of a clothing type, or both. */
export type List = {
  readonly lang: Language
  readonly gender: Gender | null
  readonly clothingTypeId: string | null
}

/** How many products a list has. */
export function listSize(database: Database, { lang, gender, clothingTypeId }: List): Promise<number> {
  const conditions: SQL[] = []
  if (lang === 'en') conditions.push(eq(listedProducts.isListedInEnglish, true))
  if (gender) conditions.push(sql`${gender} = ANY(${listedProducts.fits})`)
  if (clothingTypeId) conditions.push(eq(listedProducts.clothingTypeId, clothingTypeId))
  return database.$count(listedProducts, and(...conditions))
}

/**
 * Whether an address that is not in the tables does not exist: all documents were compared with the lake once, and the
 * rows of all are those of the current version.
 */
export async function isEveryAddressKnown(database: Database): Promise<boolean> {
  const { derivedBy } = publishedDocuments
  const { rows } = await database.execute<{ is_known: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${publishedFeed}) AND NOT EXISTS (
      SELECT FROM ${publishedDocuments} WHERE ${derivedBy} <> ${versionOf(derivations)}
    ) AS is_known`)
  return rows[0]?.is_known ?? false
}

/** A published document with the fields from which its addresses are made, for the sitemap. */
type RouteFields = LinkableDocument & {
  readonly _id: string
  readonly _updatedAt: string
  readonly noIndex: boolean
  /** English lists, and the sitemap's English addresses, have it. */
  readonly isListedInEnglish: boolean
}

/** All published documents that have pages of their own, in order of their ids, and the newer community page. */
export async function routesInCatalogue(
  database: Database,
): Promise<{ readonly docs: readonly RouteFields[]; readonly newerPage: RouteFields | undefined }> {
  const { id: _id, type: _type, fields } = publishedDocuments
  const docs = await database
    .select({
      _id,
      _type,
      _updatedAt: sql<string>`${fields}->>'_updatedAt'`,
      slug: sql<LinkableDocument['slug']>`${fields}->'slug'`,
      path: sql<LinkableDocument['path']>`${fields}->'path'`,
      genders: sql<LinkableDocument['genders']>`${fields}->'genders'`,
      noIndex: sql<boolean>`COALESCE((${fields}->>'noIndex')::boolean, false)`,
      isListedInEnglish: sql<boolean>`COALESCE((${fields}->>'isListedInEnglish')::boolean, true)`,
      category: sql<LinkableDocument['category']>`(
        SELECT jsonb_build_object('slug', category.fields->'slug') FROM published_documents category
        WHERE category.id = published_documents.fields->>'categoryId')`,
    })
    .from(publishedDocuments)
    .where(inArray(_type, routableTypes.filter(isAddressed)))
    .orderBy(sql`${_id} COLLATE "C"`)
  const [community] = await database
    .select({ newerPageId: sql<string | null>`${fields}->>'newerPageId'` })
    .from(publishedDocuments)
    .where(and(eq(_id, 'communityPage'), eq(_type, 'communityPage')))
  return { docs, newerPage: docs.find((doc) => doc._id === community?.newerPageId) }
}
