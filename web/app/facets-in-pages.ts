import 'server-only'
import { cacheTag } from 'next/cache'
import { listTags } from '#web/content/cache-tags.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import { type CountRecords, noFilters } from '#web/domain/listing/listing-filters.ts'
import type { FacetValues } from '#web/features/shop/filters/listing-facets.ts'
import { type Language, localized } from '#web/routing/languages.ts'
import { countValues, listedClothingTypes, listedColourUses } from '#web/server/catalogue/list-products.ts'
import { decisionsInPages } from '#web/server/crowdfunding/decisions-in-pages.ts'
import { database } from '#web/server/db/database.ts'
import { readForPages } from '#web/server/read-for-pages.ts'
import { listScope } from './list-scope.ts'

type Facets = { readonly values: FacetValues; readonly counts: CountRecords }

const nothing: Facets = {
  values: { clothingTypes: [], fit: [], size: [], state: [], colours: [] },
  counts: { category: {}, fit: {}, size: {}, color: {}, state: {} },
}

/** The facets of the products of a long list, with counts; nothing while the database does not respond. */
export async function facetsInPages(lang: Language, choice: ListingChoice): Promise<Facets> {
  const decisions = await decisionsInPages()
  return (await cachedFacets(lang, choice, decisions)) ?? nothing
}

async function cachedFacets(
  lang: Language,
  choice: ListingChoice,
  decisions: Awaited<ReturnType<typeof decisionsInPages>>,
): Promise<Facets | undefined> {
  'use cache'
  cacheTag(...listTags('shopPage'))
  return await readForPages(async () => {
    const list = await listScope(database(), lang, choice, { decisions })
    const [{ counts }, colours, types] = await Promise.all([
      countValues(database(), list, noFilters),
      listedColourUses(database(), list),
      listedClothingTypes(database(), list),
    ])
    const clothingTypes = types.map(({ _id, slug, title }) => ({ _id, slug, title: localized(title, lang) ?? null }))
    const { fit, size, state } = counts
    const values = { fit: Object.keys(fit), size: Object.keys(size), state: Object.keys(state), clothingTypes, colours }
    return { values, counts }
  })
}
