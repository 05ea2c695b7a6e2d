import 'server-only'
import type { Fit } from '../domain/product/fit.ts'
import { cardPictures, picturesFor } from '../domain/product/product-pictures.ts'
import { type Standings, standingOf } from '../domain/product/standing.ts'
import type { Language } from '../routing/languages.ts'
import { pageLink } from '../routing/links.ts'
import type { ProductFacts } from '../services/backend/contracts/get-product-facts.ts'
import { type ImageValue, productPicture } from '../services/sanity/pictures.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { productFactsQuery } from './queries/product-facts.groq.ts'
import type { ProductFactsQueryResult } from './types.gen.ts'

type Product = ProductFactsQueryResult[number]

/** Published products by the platform's number, in the order asked for; those that the content does not have are left out. Pictures show the fit where any does. */
export async function findProductFacts(
  lang: Language,
  ids: readonly string[],
  standings: Standings,
  fit?: Fit,
): Promise<readonly ProductFacts[]> {
  // All products in one query, so that the cache holds one entry per language, whatever numbers are requested.
  const products = await fetchForApi(productFactsQuery, { lang }, [typeTag('product')])
  const byId = new Map(products.map((product) => [product.centraId, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [factsOf(product, id, { lang, standings, fit })] : []
  })
}

type FactsOptions = { readonly lang: Language; readonly standings: Standings; readonly fit: Fit | undefined }

function factsOf(product: Product, centraId: string, { lang, standings, fit }: FactsOptions): ProductFacts {
  const { _id, _type, slug, images: stored, colors, ...facts } = product
  const images = stored ?? []
  const { rating = null, decision = null } = standingOf({ _id, ...facts, centraId }, standings)
  return {
    ...facts,
    centraId,
    rating,
    decision,
    href: pageLink(lang, { _type, slug }) ?? null,
    picture: toPicture(cardPictures(images, fit)[0]),
    colors: (colors ?? []).map(({ name, hex, hex2 }) => {
      return { name, hex, hex2, picture: toPicture(picturesFor(images, { fit, hex })[0]) }
    }),
  }
}

function toPicture(image: ImageValue | undefined): ProductFacts['picture'] {
  const { src, srcSet, alt } = productPicture(image, { sizes: '' }) ?? {}
  return src && srcSet ? { src, srcSet, alt: alt ?? '' } : null
}
