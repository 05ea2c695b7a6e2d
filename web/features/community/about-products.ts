import type { Language } from '#web/routing/languages.ts'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'

/** How many posts, and how many reviews, the community page shows. */
const MAX_SHOWN = 6

/** How many are read, since some are about products that are no longer published, or not in the page's language. */
export const MAX_READ = 4 * MAX_SHOWN

/** The first six posts or reviews that are about products with a page in the language, each with its link there. */
export function aboutProducts<
  Entry extends { readonly documentId: string },
  Product extends Pick<ProductCardData, 'slug'>,
>(
  entries: readonly Entry[],
  products: ReadonlyMap<string, Product>,
  lang: Language,
  link: (lang: Language, slug: string | null | undefined) => string | undefined,
) {
  return entries
    .flatMap((entry) => {
      const product = products.get(entry.documentId)
      const href = link(lang, product?.slug?.[lang]?.current)
      return product && href ? [{ entry, product, href }] : []
    })
    .slice(0, MAX_SHOWN)
}
