import type { Language } from './languages.ts'
import { type Gender, isGender, type LinkableDocument } from './links.ts'

type ShopSegment<Doc> =
  | { readonly kind: 'gender'; readonly gender: Gender }
  | { readonly kind: 'clothingType' | 'product'; readonly doc: Doc }

/**
 * What `/{lang}/shop/{segment}` shows: `women` or `men`, then a clothing type, then a product (docs/product/2);
 * `undefined` where nothing has that slug.
 */
export function resolveShopSegment<Doc extends LinkableDocument>(
  segment: string,
  lang: Language,
  docs: readonly Doc[],
): ShopSegment<Doc> | undefined {
  if (isGender(segment)) return { kind: 'gender', gender: segment }
  for (const kind of ['clothingType', 'product'] as const) {
    const doc = docs.find(({ _type, slug }) => _type === kind && slug?.[lang]?.current === segment)
    if (doc) return { kind, doc }
  }
  return undefined
}
