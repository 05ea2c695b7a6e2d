import { type Gender, isGender } from './links.ts'

export type ShopSegment =
  | { readonly kind: 'gender'; readonly gender: Gender }
  | { readonly kind: 'clothingType'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }

/**
 * What `/{lang}/shop/{segment}` shows: `women` or `men`, then a clothing type, then a product (decisions 2);
 * `undefined` where nothing has that slug.
 */
export function resolveShopSegment(
  segment: string,
  slugs: { readonly clothingTypes: readonly string[]; readonly products: readonly string[] },
): ShopSegment | undefined {
  if (isGender(segment)) return { kind: 'gender', gender: segment }
  if (slugs.clothingTypes.includes(segment)) return { kind: 'clothingType', slug: segment }
  if (slugs.products.includes(segment)) return { kind: 'product', slug: segment }
  return undefined
}
