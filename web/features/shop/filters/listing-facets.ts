import type { ListingFactsQueryResult } from '#web/content/types.gen.ts'
import { listedColours, listedFits } from '#web/domain/listing/listed-values.ts'
import { type Facet, type FacetOption, facets, type ListedProduct } from '#web/domain/listing/listing-filters.ts'
import type { Rating } from '#web/domain/member/review.ts'
import { type ProductState, productStates } from '#web/domain/product/availability.ts'
import { type BaseColour, baseColoursOf, typicalColour } from '#web/domain/product/base-colours.ts'
import { type Fit, fits } from '#web/domain/product/fit.ts'
import { hasPrice } from '#web/domain/product/product-card.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import type { Language } from '#web/routing/languages.ts'
import { colourBackground } from '#web/ui/colour-dots.tsx'
import { compareSizes } from './listing-size-order.ts'

/** The facts of a product that filters and orders read. */
export type FilterableProduct = Omit<ListingFactsQueryResult['products'][number], 'crowdfundingDate'> & {
  readonly rating?: Rating | undefined
}

/** An option as it is shown; `swatch` is the CSS background of a colour. */
export type ShownOption = FacetOption & {
  readonly label: string
  readonly swatch?: string | undefined
}

export type ShownFacets = Readonly<Record<Facet, readonly ShownOption[]>>

/** Texts for values that are not content. */
export type FacetLabels = {
  readonly color: Readonly<Record<BaseColour, string>>
  readonly fit: Readonly<Record<Fit, string>>
  readonly state: Readonly<Record<ProductState, string>>
}

/** The values that a product offers in each facet. Unisex counts as women and men too. */
export function listedProduct(product: FilterableProduct, lang: Language): ListedProduct {
  const category = clean(product.clothingType?.slug)?.[lang]?.current ?? product.clothingType?._id
  return {
    category: category ? [category] : [],
    fit: listedFits(product.fit),
    size: clean(product.sizes) ?? [],
    color: listedColours(product.colors),
    // Nobody can join a campaign that has ended.
    state: product.crowdfundingEnded ? [] : [product.productState ?? 'normal'],
    name: clean(product.cardTitle || product.title) ?? '',
    createdAt: product._createdAt,
    priceId: hasPrice(product) ? product.centraId : null,
    ...(product.rating && { rating: product.rating.average }),
  }
}

/** The values of the products of a list, each once. */
export type FacetValues = {
  /** In the order in which the list shows them first. */
  readonly clothingTypes: readonly NonNullable<FilterableProduct['clothingType']>[]
  readonly fit: readonly string[]
  readonly size: readonly string[]
  readonly state: readonly string[]
  /** With how many times a product has them. */
  readonly colours: readonly Colour[]
}

type Colour = { readonly hex: string | null; readonly hex2: string | null; readonly uses: number }

export function facetValues(products: readonly FilterableProduct[], lang: Language): FacetValues {
  const listed = products.map((product) => listedProduct(product, lang))
  const present = (facet: Facet) => [...new Set(listed.flatMap((product) => product[facet]))]
  const types = products.flatMap(({ clothingType }) => clothingType ?? [])
  return {
    clothingTypes: [...new Map(types.map((type) => [type._id, type])).values()],
    fit: present('fit'),
    size: present('size'),
    state: present('state'),
    colours: products.flatMap(({ colors }) => (colors ?? []).map(({ hex, hex2 }) => ({ hex, hex2, uses: 1 }))),
  }
}

/** Every option that at least one product has, labelled and in the order of the shop. */
export function shownFacets(values: FacetValues, lang: Language, labels: FacetLabels): ShownFacets {
  const options = <Value extends string>(
    present: readonly string[],
    all: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => all.filter((value) => present.includes(value)).map((value): ShownOption => ({ value, label: names[value] }))
  return {
    category: values.clothingTypes.map((type) => category(type, lang)),
    fit: options(values.fit, fits, labels.fit),
    size: values.size.toSorted(compareSizes).map((value) => ({ value, label: value })),
    color: colours(values.colours, labels.color),
    state: options(values.state, productStates, labels.state),
  }
}

/** An address may name the slug of either language. */
function category({ _id, slug, title }: FacetValues['clothingTypes'][number], lang: Language): ShownOption {
  const slugs = clean(slug)
  const aliases = [slugs?.nb?.current, slugs?.en?.current].filter((slug) => slug !== undefined && slug !== null)
  const value = slugs?.[lang]?.current ?? _id
  return { value, label: clean(title) ?? value, aliases }
}

/**
 * Most frequent base colours first, each with the dot of its strongest colour. Addresses may also name a colour of a
 * product (`1F3033`, `C1F3033CCCCC52`): that asks for its base colours.
 */
function colours(all: readonly Colour[], labels: FacetLabels['color']): ShownOption[] {
  const bases = Map.groupBy(
    all.flatMap((colour) => baseColoursOf(colour.hex, colour.hex2).map((base) => ({ base, ...colour }))),
    ({ base }) => base,
  )
  const usesOf = (colours: readonly Colour[]) => colours.reduce((sum, { uses }) => sum + uses, 0)
  return [...bases]
    .sort(([, a], [, b]) => usesOf(b) - usesOf(a))
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
