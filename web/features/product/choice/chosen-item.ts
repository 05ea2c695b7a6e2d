import { type Availability, availability, type ProductState } from '#web/domain/product/availability.ts'
import type { LiveItem, LiveVariant } from '#web/domain/product/live-product.ts'
import { FALLBACK_STOCK, type PreorderInfo, type PreorderRead, preorderInfo } from '#web/domain/product/stock.ts'

/** A shopper's choices on a product page; a picker that the product does not have stays `undefined`. */
export type ItemChoice = {
  readonly fit?: string | undefined
  /** One colour code or the two of a two-tone colour, with or without a hash sign. */
  readonly colour?: readonly string[] | undefined
  readonly size?: string | undefined
  readonly length?: string | undefined
}

/** The sizes and lengths that the pickers offer. */
export type ItemOptions = { readonly sizes: readonly string[]; readonly lengths: readonly string[] }

/** Between size and length in the name of the platform's item: `M/81 cm`. */
const divider = '/'

function plain(text: string | null | undefined): string {
  return (text ?? '').trim().replace('#', '').toLowerCase()
}

/**
 * The chosen fit and colour, as the platform sells it: by gender and swatch codes. A unisex variant is used for another
 * fit only where the product has none of that fit, and a variant without a swatch for any colour it does not have.
 * `undefined` when the platform sells no such thing.
 */
export function chosenVariant<V extends Pick<LiveVariant, 'gender' | 'code' | 'code2'>>(
  variants: readonly V[],
  { fit, colour }: ItemChoice,
): V | undefined {
  const wanted = plain(fit)
  const inFit = variants.filter(({ gender }) => plain(gender) === wanted)
  const forAll = variants.filter(({ gender }) => ['', 'unisex'].includes(plain(gender)))
  if (wanted === '' || wanted === 'unisex') return inColour(forAll, colour) ?? inColour(variants, colour)
  return inColour(inFit, colour) ?? inColour(forAll, colour)
}

function inColour<V extends Pick<LiveVariant, 'code' | 'code2'>>(
  variants: readonly V[],
  colour: ItemChoice['colour'],
): V | undefined {
  if (!colour || colour.length === 0) return variants[0]
  const wanted = colour.map(plain).join(' ')
  const exact = variants.find(({ code, code2 }) => [code, code2].map(plain).join(' ').trim() === wanted)
  return exact ?? variants.find(({ code }) => plain(code) === '')
}

/** All items of a variant that the choice leaves open: one size in every length before a length is chosen. */
export function itemsLeft(
  variant: Pick<LiveVariant, 'items'>,
  { size, length }: ItemChoice,
  { sizes, lengths }: ItemOptions,
): readonly LiveItem[] {
  if (sizes.length === 0 && lengths.length === 0) return variant.items
  const names = picked(size, sizes).flatMap((one) =>
    picked(length, lengths).map((other) => plain([one, other].filter(Boolean).join(divider))),
  )
  return variant.items.filter((item) => names.includes(plain(item.size)))
}

function picked(chosen: string | undefined, offered: readonly string[]): readonly string[] {
  if (offered.length === 0) return ['']
  return chosen === undefined ? offered : [chosen]
}

/** The one item that is chosen; `undefined` while a size or length is missing, and when the platform has none. */
export function chosenItem(
  variant: Pick<LiveVariant, 'items'> | undefined,
  choice: ItemChoice,
  options: ItemOptions,
): LiveItem | undefined {
  if (!variant || firstMissing(choice, options)) return undefined
  const left = itemsLeft(variant, choice, options)
  return left.length === 1 ? left[0] : undefined
}

/** The first choice that is missing before anything can go into the bag, in the order of the page. */
export function firstMissing(choice: ItemChoice, options: ItemOptions): 'size' | 'length' | undefined {
  if (options.sizes.length > 0 && choice.size === undefined) return 'size'
  return options.lengths.length > 0 && choice.length === undefined ? 'length' : undefined
}

type Sold = { readonly productState: ProductState; readonly preorder: PreorderRead }

/**
 * {@link availability} of one item. An infinite stock that cannot be looked up counts as available (docs/product/5).
 */
export function itemAvailability(item: LiveItem, { productState, preorder }: Sold): Availability {
  return availability({ productState, stock: item.stock, preorder: preorderOf(item, preorder) })
}

function preorderOf({ itemId, stock }: LiveItem, preorder: PreorderRead): PreorderInfo | undefined {
  if (stock !== 'infinite') return undefined
  try {
    return preorderInfo(preorder, itemId)
  } catch {
    return { stock: FALLBACK_STOCK, nextDeliveryStock: FALLBACK_STOCK }
  }
}

/** From the best news to the worst. */
const order = ['inStock', 'lowStock', 'soldOutPreorder', 'loading', 'unknown', 'soldOut'] as const

/**
 * The availability of several items at once, as before a size is chosen: the best of them, without a count that only
 * one size has. No item at all is sold out.
 */
export function bestAvailability(items: readonly LiveItem[], sold: Sold): Availability {
  const found = items.map((item) => itemAvailability(item, sold))
  const best = order.flatMap((kind) => found.find((one) => one.kind === kind) ?? [])[0]
  if (best?.kind === 'lowStock' && items.length > 1) return { kind: 'inStock' }
  if (best?.kind === 'soldOutPreorder' && items.length > 1) return withoutCount(best)
  return best ?? found[0] ?? { kind: 'soldOut' }
}

function withoutCount({ few: _, ...preorder }: Extract<Availability, { kind: 'soldOutPreorder' }>): Availability {
  return preorder
}

/** The options of a picker that are sold out in the chosen variant; none while nothing is known. */
export function soldOutOptions(
  variant: Pick<LiveVariant, 'items'> | undefined,
  name: 'size' | 'length',
  choice: ItemChoice,
  options: ItemOptions,
  sold: Sold,
): readonly string[] {
  if (!variant) return []
  const offered = name === 'size' ? options.sizes : options.lengths
  return offered.filter((option) => {
    const left = itemsLeft(variant, { ...choice, [name]: option }, options)
    return bestAvailability(left, sold).kind === 'soldOut'
  })
}
