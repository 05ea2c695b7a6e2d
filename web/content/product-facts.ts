import 'server-only'
import { cardPictures, picturesFor } from '../domain/product/product-pictures.ts'
import type { Language } from '../routing/languages.ts'
import { pageLink } from '../routing/links.ts'
import { type ImageValue, productPicture } from '../services/sanity/pictures.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { productFactsQuery } from './queries/product-facts.groq.ts'
import type { ProductFactsQueryResult } from './types.gen.ts'

type FactPicture = { readonly src: string; readonly srcSet: string; readonly alt: string }

/** A product as the content has it, in one language; `GET /api/products` answers a list of these. */
export type ProductFacts = {
  readonly centraId: string
  readonly title: string | null
  /** Path of its page; null where the language has none. */
  readonly href: string | null
  readonly productState: string | null
  /** `YYYY-MM-DD` */
  readonly crowdfundingDate: string | null
  readonly crowdfundingGoal: number | null
  readonly crowdfundingMax: number | null
  readonly picture: FactPicture | null
  /** Colour codes with a hash sign, each with a picture that shows it. */
  readonly colors: readonly {
    readonly name: string | null
    readonly hex: string | null
    readonly hex2: string | null
    readonly picture: FactPicture | null
  }[]
}

type Product = ProductFactsQueryResult[number]

/** Published products by the platform's number, in the order asked for; those that the content does not have are left out. */
export async function productFacts(lang: Language, ids: readonly string[]): Promise<readonly ProductFacts[]> {
  // All products in one answer: whatever numbers are asked for, the cache holds one entry a language.
  const products = await fetchForApi(productFactsQuery, { lang }, [typeTag('product')])
  const byId = new Map(products.map((product) => [product.centraId, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [factsOf(product, id, lang)] : []
  })
}

function factsOf(product: Product, centraId: string, lang: Language): ProductFacts {
  const { title, productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax } = product
  const images = product.images ?? []
  return {
    centraId,
    title,
    href: pageLink(lang, product) ?? null,
    productState,
    crowdfundingDate,
    crowdfundingGoal,
    crowdfundingMax,
    picture: toPicture(cardPictures(images)[0]),
    colors: (product.colors ?? []).map(({ name, hex, hex2 }) => {
      return { name, hex, hex2, picture: toPicture(picturesFor(images, { hex })[0]) }
    }),
  }
}

function toPicture(image: ImageValue | undefined): FactPicture | null {
  const { src, srcSet, alt } = productPicture(image, { sizes: '' }) ?? {}
  return src && srcSet ? { src, srcSet, alt: alt ?? '' } : null
}
