import { array, nullable, number, object, type output, safeParse, string } from 'zod/mini'
import type { Language } from '../../routing/languages.ts'

const colour = object({ name: nullable(string()), hex: nullable(string()), hex2: nullable(string()) })

const viewedProduct = object({
  centraId: string(),
  title: nullable(string()),
  href: nullable(string()),
  productState: nullable(string()),
  crowdfundingDate: nullable(string()),
  crowdfundingGoal: nullable(number()),
  crowdfundingMax: nullable(number()),
  picture: nullable(object({ src: string(), alt: string() })),
  colors: array(colour),
})

const answer = object({ products: array(viewedProduct) })

export type ViewedProduct = output<typeof viewedProduct>

/** The content's side of these products, in the order asked for; those that are gone are left out. Rejects without an answer. */
export async function fetchViewed(lang: Language, ids: readonly string[]): Promise<readonly ViewedProduct[]> {
  const response = await fetch(`/api/products?${new URLSearchParams({ lang, ids: ids.join(',') })}`)
  const { data } = safeParse(answer, response.ok ? await response.json() : undefined)
  if (!data) throw new Error(`/api/products: ${response.status}`)
  return data.products
}
