import type { Language } from '#web/routing/languages.ts'
import { getProductFacts } from '../backend/calls/get-product-facts.gen.ts'
import type { ProductFacts } from '../backend/contracts/get-product-facts.ts'
import { orThrow } from '../backend/or-throw.ts'
import { freshness } from './freshness.ts'
import type { FeatureSource } from './live-query.ts'

/** The most that one call takes. */
const MAX_IDS = 100

/** The content's side of products by `centraId`, in one language: null for those that the content does not have. */
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
      const facts = new Map<string, ProductFacts | null>(ids.map((id) => [id, null]))
      for (let start = 0; start < ids.length; start += MAX_IDS) {
        const query = { lang, ids: ids.slice(start, start + MAX_IDS).join(',') }
        const { products } = await orThrow(getProductFacts({ query }))
        for (const product of products) facts.set(product.centraId, product)
      }
      return facts
    },
  }
}
