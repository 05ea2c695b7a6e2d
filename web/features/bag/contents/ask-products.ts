import { array, nullish, object, optional, safeParse, string } from 'zod/mini'
import type { Language } from '../../../routing/languages.ts'

const pictureShape = nullish(object({ src: string(), srcSet: optional(string()) }))

const productShape = object({
  centraId: string(),
  title: nullish(string()),
  href: nullish(string()),
  productState: nullish(string()),
  crowdfundingDate: nullish(string()),
  picture: pictureShape,
  colors: array(object({ hex: nullish(string()), hex2: nullish(string()), picture: pictureShape })),
})

type Answered = NonNullable<ReturnType<typeof readProducts>>[number]

/** A product as the content has it, in one language. */
export type BagProduct = Answered

function readProducts(body: unknown) {
  return safeParse(object({ products: array(productShape) }), body).data?.products
}

/** Names, pictures, addresses and states of products. Rejects when they cannot be had. */
export async function askProducts(lang: Language, ids: readonly string[]): Promise<readonly BagProduct[]> {
  const query = new URLSearchParams({ lang, ids: ids.join(',') })
  const response = await fetch(`/api/products?${query}`)
  const products = response.ok ? readProducts(await response.json()) : undefined
  if (!products) throw new Error(`The products of the bag could not be had: ${response.status}`)
  return products
}
