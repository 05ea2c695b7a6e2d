import { env } from '#web/config/server-env.ts'
import type { ProductQueryResult } from '#web/content/types.gen.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import type { Thing } from './json-ld.tsx'
import { type ReviewsOfProduct, reviewThings } from './review-things.ts'

/**
 * A product for search engines; price and availability are added where they are known
 * (features/product/update-offers.ts).
 */
export function productThing(
  lang: Language,
  product: NonNullable<ProductQueryResult>,
  reviews: ReviewsOfProduct | undefined,
): Thing {
  const pictures = product.images?.flatMap((image) => productPicture(image, { sizes: '730px' })?.src ?? [])
  return {
    '@type': 'Product',
    '@id': `${env.siteOrigin}${pageLink(lang, product)}`,
    name: product.title ?? undefined,
    description: product.lead ?? undefined,
    sku: product.centraId ?? undefined,
    image: pictures?.length ? pictures : undefined,
    category: product.clothingType?.title ?? undefined,
    material: product.material ?? undefined,
    color: product.colors?.flatMap(({ name }) => name ?? []).join(', ') || undefined,
    size: product.sizes?.length ? product.sizes : undefined,
    brand: { '@id': `${env.siteOrigin}/#organisation` },
    url: `${env.siteOrigin}${pageLink(lang, product)}`,
    ...reviewThings(reviews?.summary, reviews?.items ?? []),
  }
}
