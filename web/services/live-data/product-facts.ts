import type { Fit } from '#web/domain/product/fit.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { getProductFacts, ProductFacts } from '../backend/contracts/get-product-facts.ts'
import { orThrow } from '../backend/or-throw.ts'
import { freshness } from './freshness.ts'
import type { FeatureSource } from './live-query.ts'

export type { ProductFacts }

/** The most that one call takes. */
const MAX_IDS = 100

/** Content data of products by `centraId`, in one language: null for those that the content does not have. */
export const productFacts: Readonly<Record<Language, FeatureSource<ProductFacts | null>>> = {
  nb: factsIn('nb'),
  en: factsIn('en'),
}

function factsIn(lang: Language): FeatureSource<ProductFacts | null> {
  return {
    name: `product facts ${lang}`,
    freshFor: freshness.general,
    retries: 0,
    async fetchAll(ids) {
      const found = await fetchProductFacts(lang, ids)
      return new Map(ids.map((id) => [id, found.get(id) ?? null]))
    },
  }
}

type Options = { readonly fit?: Fit | undefined; readonly signal?: AbortSignal }

/**
 * The content's facts about products by `centraId`; those that the content does not have are missing. Pictures are of
 * `fit` where there are any.
 * @throws Error when a call fails
 */
export async function fetchProductFacts(
  lang: Language,
  ids: readonly string[],
  { fit, signal }: Options = {},
): Promise<ReadonlyMap<string, ProductFacts>> {
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) => at * MAX_IDS)
  const responses = await Promise.all(
    starts.map((start) => {
      const query = { lang, ids: ids.slice(start, start + MAX_IDS).join(','), fit }
      return orThrow(callBackend<typeof getProductFacts>('GET /api/products', { query, ...(signal && { signal }) }))
    }),
  )
  return new Map(responses.flatMap(({ products }) => products).map((product) => [product.centraId, product]))
}
