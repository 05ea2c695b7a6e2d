import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CountRecords, type Facet, facets, type ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import type { ListingSort } from '#web/domain/listing/listing-order.ts'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database } from '../db/pool.ts'
import { listedPrices } from '../db/schema/listed-prices.ts'
import { listedProducts } from '../db/schema/listed-products.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'
import { reviews } from '../db/schema/reviews.ts'

/** Which products a list of the shop shows, in which language and on which day. */
export type ListScope = {
  readonly lang: Language
  readonly gender?: Gender | undefined
  readonly clothingTypeId?: string | undefined
  /** Campaigns end with their last day. */
  readonly today: CalendarDay
  /** Products whose campaign staff have ended, by `centraId`. */
  readonly decided: readonly string[]
}

/** The columns that lists filter and order by, one for each facet. */
const columns = { category: 'category', fit: 'fits', size: 'sizes', color: 'colours', state: 'states' } as const

/** The products of the list with their values for each facet. */
function listed({ lang, gender, clothingTypeId, today, decided }: ListScope): SQL {
  const {
    id,
    centraId,
    clothingTypeId: typeId,
    fits,
    sizes,
    colours,
    state,
    lastDay,
    nameNb,
    nameEn,
    createdAt,
    isListedInEnglish,
  } = listedProducts
  const isOver = sql`${state} = 'crowdFunding'
    AND (COALESCE(${lastDay} < ${today}, false) OR COALESCE(${centraId} = ANY(${sql.param([...decided])}::text[]), false))`
  return sql`
    SELECT ${id} AS id, ${typeId} AS type_id, ${fits} AS fits, ${sizes} AS sizes, ${colours} AS colours,
      CASE WHEN ${isOver} THEN '{}'::text[] ELSE ARRAY[${state}] END AS states,
      CASE WHEN type.id IS NULL THEN '{}'::text[]
        ELSE ARRAY[COALESCE(NULLIF(type.fields->'slug'->${lang}->>'current', ''), type.id)] END AS category,
      ${lang === 'en' ? nameEn : nameNb} AS name, ${createdAt} AS created_at, (type.fields->>'priority')::float8 AS priority,
      CASE WHEN ${state} NOT IN ('crowdSourcing', 'testPhase') THEN ${listedPrices.amount} END AS price
    FROM ${listedProducts}
    LEFT JOIN published_documents type ON type.id = ${typeId} AND type.type = 'clothingType'
    LEFT JOIN ${listedPrices} ON ${listedPrices.centraId} = ${centraId}
    WHERE (${gender ?? null}::text IS NULL OR ${gender ?? null} = ANY(${fits}))
      AND (${clothingTypeId ?? null}::text IS NULL OR ${typeId} = ${clothingTypeId ?? null})
      AND (${lang} <> 'en' OR ${isListedInEnglish})`
}

/** Whether a product has one of a facet's chosen values; true where none is chosen. */
function agrees(facet: Facet, filters: ListingFilters): SQL {
  const chosen = filters[facet]
  return chosen.length === 0 ? sql`true` : sql`${sql.raw(columns[facet])} && ${sql.param([...chosen])}::text[]`
}

function allAgree(those: readonly Facet[], filters: ListingFilters): SQL {
  return sql.join(
    those.map((facet) => agrees(facet, filters)),
    sql` AND `,
  )
}

/** The shop's own order: by the clothing type's priority, as the lake orders it. */
const featured = sql`priority DESC NULLS FIRST, id COLLATE "C"`

/** Equal ones keep the shop's order. Prices are those of the shop's default market, as last read (`refreshPrices`). */
function orderOf(sort: ListingSort, lang: Language): SQL {
  const name = sql`name COLLATE ${sql.raw(`"listing_${lang}"`)}`
  switch (sort) {
    case 'newest':
      return sql`created_at DESC, ${featured}`
    case 'rating':
      return sql`(SELECT round(avg(stars), 1) FROM ${reviews}
        WHERE document_id = listed.id AND hidden_at IS NULL AND deleted_at IS NULL) DESC NULLS LAST, ${featured}`
    case 'name':
      return sql`${name}, ${featured}`
    case 'name-desc':
      return sql`${name} DESC, ${featured}`
    case 'price':
      return sql`price NULLS LAST, ${featured}`
    case 'price-desc':
      return sql`price DESC NULLS LAST, ${featured}`
    case 'featured':
      return featured
  }
}

/** A product as its document is stored, without long texts, and its clothing type. */
export type StoredProduct = Extract<PublishedFields, { _type: 'product' }>
export type StoredClothingType = Extract<PublishedFields, { _type: 'clothingType' }>

export type ProductList = {
  /** These are all products of the list, whatever the filters ask for. */
  readonly isWhole: boolean
  readonly found: number
  readonly counts: CountRecords
  readonly products: readonly { readonly product: StoredProduct; readonly clothingType: StoredClothingType | null }[]
}

type Range = { readonly filters: ListingFilters; readonly from: number; readonly to: number }

/**
 * Products of a list, and how many each option of the filters would leave: all of a list of up to 200, in the shop's
 * order, else what the filters leave, in their order, from one place to another.
 */
export async function listProducts(database: Database, list: ListScope, range: Range): Promise<ProductList> {
  const total = await countAll(database, list)
  const isWhole = total <= WHOLE_LIST_SIZE
  const { from, to } = isWhole ? { from: 0, to: WHOLE_LIST_SIZE } : range
  const filters = isWhole ? unfiltered : range.filters
  const [counts, { rows }] = await Promise.all([
    countValues(database, list, filters),
    database.execute<{ product: StoredProduct; clothing_type: StoredClothingType | null }>(sql`
      WITH listed AS (${listed(list)}), page AS (
        SELECT listed.*, row_number() OVER (ORDER BY ${orderOf(filters.sort, list.lang)}) AS place
        FROM listed WHERE ${allAgree(facets, filters)}
        ORDER BY place OFFSET ${from} LIMIT ${to - from}
      )
      SELECT product.fields - ARRAY['text', 'lead', 'material'] AS product,
        type.fields - ARRAY['text', 'lead', 'material'] AS clothing_type
      FROM page
      JOIN published_documents product ON product.id = page.id
      LEFT JOIN published_documents type ON type.id = page.type_id AND type.type = 'clothingType'
      ORDER BY place`),
  ])
  const products = rows.map(({ product, clothing_type: clothingType }) => ({ product, clothingType }))
  return { isWhole, ...counts, products }
}

const unfiltered: ListingFilters = { category: [], fit: [], size: [], color: [], state: [], sort: 'featured' }

/**
 * Lists of a catalogue that is still being filled would lack products.
 * @throws {Unavailable} until all published products are listed
 */
export async function expectAllListed(database: Database): Promise<void> {
  const { rows } = await database.execute<{ is_complete: boolean }>(sql`
    SELECT EXISTS (SELECT FROM published_feed) AND NOT EXISTS (
      SELECT FROM published_documents document
      WHERE document.type = 'product' AND NOT EXISTS (SELECT FROM ${listedProducts} WHERE ${listedProducts.id} = document.id)
    ) AS is_complete`)
  if (!rows[0]?.is_complete) throw new Unavailable('The catalogue is being filled')
}

async function countAll(database: Database, list: ListScope): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${listed(list)}) listed`,
  )
  return rows[0]?.total ?? 0
}

/**
 * The number of products that the filters leave, and that each option would leave: the choice within a facet widens, so
 * it does not limit its own counts.
 */
export async function countValues(
  database: Database,
  list: ListScope,
  filters: ListingFilters,
): Promise<{ readonly found: number; readonly counts: CountRecords }> {
  const countsOfFacet = (facet: Facet) => sql`
    SELECT ${facet}::text AS facet, value, count(*)::int AS count
    FROM listed, unnest(${sql.raw(columns[facet])}) AS value
    WHERE ${allAgree(
      facets.filter((other) => other !== facet),
      filters,
    )}
    GROUP BY value`
  const { rows } = await database.execute<{ facet: Facet | 'found'; value: string; count: number }>(sql`
    WITH listed AS MATERIALIZED (${listed(list)})
    ${sql.join(facets.map(countsOfFacet), sql` UNION ALL `)}
    UNION ALL SELECT 'found', '', count(*)::int FROM listed WHERE ${allAgree(facets, filters)}`)
  const of = (facet: Facet) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]))
  return {
    found: rows.find(({ facet }) => facet === 'found')?.count ?? 0,
    counts: { category: of('category'), fit: of('fit'), size: of('size'), color: of('color'), state: of('state') },
  }
}

/** Different colours of a list's products, and how many times each is used. */
export async function listedColourUses(database: Database, list: ListScope) {
  const { rows } = await database.execute<{ hex: string | null; hex2: string | null; uses: number }>(sql`
    SELECT colour->>'hex' AS hex, colour->>'hex2' AS hex2, count(*)::int AS uses
    FROM (${listed(list)}) listed
    JOIN published_documents product ON product.id = listed.id,
    jsonb_array_elements(COALESCE(NULLIF(product.fields->'colors', 'null'), '[]')) colour
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 1000`)
  return rows
}

/** The clothing types of a list's products, in the order in which the list shows them first. */
export async function listedClothingTypes(database: Database, list: ListScope): Promise<readonly StoredClothingType[]> {
  const { rows } = await database.execute<{ fields: StoredClothingType }>(sql`
    SELECT type.fields - ARRAY['text', 'lead', 'material'] AS fields
    FROM (SELECT type_id, priority, min(id COLLATE "C") AS first FROM (${listed(list)}) listed GROUP BY 1, 2) used
    JOIN published_documents type ON type.id = used.type_id
    ORDER BY used.priority DESC NULLS FIRST, used.first`)
  return rows.map(({ fields }) => fields)
}

/**
 * The crowdfunded ones of these products, with the last day of their present campaign: the last decision may be about
 * a former one.
 */
export async function campaignDays(database: Database, centraIds: readonly string[]) {
  if (centraIds.length === 0) return []
  const { rows } = await database.execute<{ centra_id: string; last_day: CalendarDay | null }>(sql`
    SELECT centra_id, last_day FROM ${listedProducts}
    WHERE state = 'crowdFunding' AND centra_id = ANY(${sql.param([...centraIds])}::text[])`)
  return rows.map(({ centra_id: centraId, last_day: lastDay }) => ({ centraId, lastDay }))
}
