import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import type { Rating } from '#web/domain/member/review.ts'
import { type ProductState, productStates } from '#web/domain/product/availability.ts'
import { type BaseColour, baseColoursOf, typicalColour } from '#web/domain/product/base-colours.ts'
import { type Fit, fits } from '#web/domain/product/fit.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import type { Language } from '#web/routing/languages.ts'
import { colourBackground } from '#web/ui/colour-dots.tsx'
import { type Facet, type FacetOption, facets, type ListedProduct } from './listing-filters.ts'
import { compareSizes } from './listing-size-order.ts'

/** A card's product with what the filters read beside it. */
export type FilterableProduct = ShopListingQueryResult['products'][number] & { readonly rating?: Rating | undefined }

/** An option as it is shown; `swatch` is the CSS background of a colour. */
export type ShownOption = FacetOption & {
  readonly label: string
  readonly swatch?: string | undefined
}

export type ShownFacets = Readonly<Record<Facet, readonly ShownOption[]>>

/** Texts for values that are not content. */
type FacetLabels = {
  readonly color: Readonly<Record<BaseColour, string>>
  readonly fit: Readonly<Record<Fit, string>>
  readonly state: Readonly<Record<ProductState, string>>
}

/** What a product offers in each facet. Unisex counts as women and men too. */
export function listedProduct(product: FilterableProduct, lang: Language): ListedProduct {
  const fit = product.fit ?? []
  const category = clean(product.clothingType?.slug)?.[lang]?.current ?? product.clothingType?._id
  return {
    category: category ? [category] : [],
    fit: fit.includes('unisex') ? [...new Set([...fit, 'women', 'men'])] : fit,
    size: clean(product.sizes) ?? [],
    color: [...new Set((product.colors ?? []).flatMap(({ hex, hex2 }) => baseColoursOf(hex, hex2)))],
    // Nobody can join a campaign that has ended.
    state: product.crowdfundingEnded ? [] : [product.productState ?? 'normal'],
    name: clean(product.cardTitle || product.title) ?? '',
    createdAt: product._createdAt,
    priceId: hasPrice(product) ? product.centraId : null,
    ...(product.rating && { rating: product.rating.average }),
  }
}

/** Every option that at least one product has, labelled and in the order of the shop. */
export function shownFacets(products: readonly FilterableProduct[], lang: Language, labels: FacetLabels): ShownFacets {
  const listed = products.map((product) => listedProduct(product, lang))
  const present = (facet: Facet, value: string) => listed.some((product) => product[facet].includes(value))
  const options = <Value extends string>(
    facet: Facet,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => values.filter((value) => present(facet, value)).map((value): ShownOption => ({ value, label: names[value] }))
  return {
    category: categories(products, lang),
    fit: options('fit', fits, labels.fit),
    size: [...new Set(listed.flatMap(({ size }) => size))].sort(compareSizes).map((value) => ({ value, label: value })),
    color: colours(products, labels.color),
    state: options('state', productStates, labels.state),
  }
}

/** In the order in which the list shows them first; an address may name the slug of either language. */
function categories(products: readonly FilterableProduct[], lang: Language): ShownOption[] {
  const options = new Map<string, ShownOption>()
  for (const product of products) {
    const value = listedProduct(product, lang).category[0]
    if (value === undefined || options.has(value)) continue
    const slugs = clean(product.clothingType?.slug)
    const aliases = [slugs?.nb?.current, slugs?.en?.current].filter((slug) => slug !== undefined && slug !== null)
    options.set(value, { value, label: clean(product.clothingType?.title) ?? value, aliases })
  }
  return [...options.values()]
}

/**
 * Most frequent base colours first, each with the dot of its strongest colour. Addresses may also name a colour of a product (`1F3033`,
 * `C1F3033CCCCC52`): that asks for its base colours.
 */
function colours(products: readonly FilterableProduct[], labels: FacetLabels['color']): ShownOption[] {
  const colors = products.flatMap((product) => product.colors ?? [])
  const bases = Map.groupBy(
    colors.flatMap(({ hex, hex2 }) => baseColoursOf(hex, hex2).map((base) => ({ base, hex, hex2 }))),
    ({ base }) => base,
  )
  return [...bases]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([value, uses]) => ({
      value,
      label: labels[value],
      swatch: swatchOf(value, uses),
      aliases: [...new Set(uses.flatMap(({ hex, hex2 }) => colourQuery(hex, hex2) ?? []))],
    }))
}

function swatchOf(base: BaseColour, uses: readonly { hex: string | null; hex2: string | null }[]): string | undefined {
  const hex =
    typicalColour(
      base,
      uses.flatMap(({ hex, hex2 }) => [hex, hex2]),
    ) ?? null
  return colourBackground({ hex, hex2: null })
}

/** Facets worth asking about: those in which the products differ. */
export function usefulFacets(shown: ShownFacets): Facet[] {
  return facets.filter((facet) => shown[facet].length > 1)
}
