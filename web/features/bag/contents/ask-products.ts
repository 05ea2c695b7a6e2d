import type { Language } from '#web/routing/languages.ts'
import type { Answer } from './answers/answers.ts'
import { isBagProducts } from './answers/bag-products.gen.ts'

/** A product as the content has it, in one language. */
export type BagProduct = Answer<'bagProducts'>['products'][number]

/** Names, pictures, addresses and states of products. Rejects when they cannot be had. */
export async function askProducts(lang: Language, ids: readonly string[]): Promise<readonly BagProduct[]> {
  const query = new URLSearchParams({ lang, ids: ids.join(',') })
  const response = await fetch(`/api/products?${query}`)
  const answer: unknown = response.ok ? await response.json() : undefined
  if (!isBagProducts(answer)) throw new Error(`The products of the bag could not be had: ${response.status}`)
  return answer.products
}
