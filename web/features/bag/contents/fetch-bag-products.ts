import type { Language } from '#web/routing/languages.ts'
import { getProductFacts } from '#web/services/backend/calls/get-product-facts.gen.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'

/** What the bag shows of a product, in one language. */
export type BagProduct = Pick<
  ProductFacts,
  | 'centraId'
  | 'title'
  | 'href'
  | 'productState'
  | 'crowdfundingDate'
  | 'crowdfundingGoal'
  | 'crowdfundingMax'
  | 'picture'
  | 'colors'
>

/** Names, pictures, addresses and states of products. @throws Error */
export async function fetchBagProducts(lang: Language, ids: readonly string[]): Promise<readonly BagProduct[]> {
  const { products } = await orThrow(getProductFacts({ query: { lang, ids: ids.join(',') } }))
  return products
}
