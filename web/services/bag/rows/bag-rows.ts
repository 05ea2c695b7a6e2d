import type { BagLine } from '#web/domain/bag/bag.ts'
import { type OrderedBag, orderBag } from '#web/domain/bag/bag-ordering.ts'
import { maxPerPerson, placesForItem } from '#web/domain/product/campaign-places.ts'
import { type ProductType, productType } from '#web/domain/product/product-type.ts'
import {
  type ItemStock,
  orderableStock,
  type PreorderInfo,
  type PreorderRead,
  preorderInfo,
} from '#web/domain/product/stock.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import { writeProductChoice } from '#web/routing/query-keys.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'

/** The bag's facts about a product, in one language: a new fact is included unless it is left out here. */
export type BagProduct = Omit<ProductFacts, 'rating' | 'decision'>

/** Facts that are not in the bag itself, read live if they can change. */
export type BagFacts = {
  /** The content's side, by `centraId`; a product without content is missing. */
  readonly products: ReadonlyMap<string, BagProduct>
  readonly stockOf: (line: BagLine) => ItemStock | undefined
  readonly preorder: PreorderRead
  /** All lines of the bag. */
  readonly lines: readonly BagLine[]
}

/** A line of the bag as the sidebar shows it. */
export type BagRow = {
  readonly line: BagLine
  /** Undefined without content. */
  readonly product: BagProduct | undefined
  readonly type: ProductType
  readonly deliveryDate: string | undefined
  readonly crowdfundingDate: string | undefined
  /** How many the bag may hold; `undefined` while that is unknown. */
  readonly stock: number | undefined
  readonly title: string
  readonly href: string | undefined
  readonly picture: { readonly src: string; readonly srcSet?: string | undefined } | undefined
  readonly quantity: number
  readonly priceEach: number
}

export function bagRow(line: BagLine, facts: BagFacts): BagRow {
  const product = facts.products.get(line.centraId)
  const liveStock = facts.stockOf(line)
  const { deliveryDate } = preorderFacts(facts.preorder, line.itemId) ?? {}
  const inCrowdfundingList = product?.productState === 'crowdFunding' && !line.agreedQuantity
  const type = productType({ inCrowdfundingList, stock: liveStock, deliveryDate })
  return {
    line,
    product,
    type,
    deliveryDate,
    crowdfundingDate: product?.crowdfundingDate ?? undefined,
    stock:
      line.agreedQuantity ??
      orderableStock({ itemId: line.itemId, type, stock: liveStock, places: placesOf(line, facts) }, facts.preorder),
    title: product?.title || line.name,
    href: product?.href ? withChoice(product.href, line) : undefined,
    picture: pictureOf(line, product),
    quantity: line.quantity,
    priceEach: line.priceEach,
  }
}

/** Undefined until the campaign is known: the server refuses larger quantities. */
function placesOf(line: BagLine, { products, lines }: BagFacts): number | undefined {
  const product = products.get(line.centraId)
  return product && placesForItem(line, lines, maxPerPerson(product))
}

/**
 * In the line's colour, else of the product at all. Never the platform's own: pages may not show pictures of its host.
 */
function pictureOf({ code, code2 }: BagLine, product: BagProduct | undefined): BagRow['picture'] {
  const wanted = colourQuery(code, code2)
  const inColour = product?.colors.find(({ hex, hex2 }) => wanted && colourQuery(hex, hex2) === wanted)
  return inColour?.picture ?? product?.picture ?? undefined
}

/** Leads to the product page with this fit, colour, size and length chosen (docs/product/2). */
function withChoice(href: string, { gender, size: sizeAndLength, code, code2 }: BagLine): string {
  const fit = gender === 'men' || gender === 'women' ? gender : undefined
  // `M/81 cm`, but `S/M` is one size.
  const [, size = sizeAndLength, length] = /^(.+)\/(\d.*)$/.exec(sizeAndLength) ?? []
  const query = writeProductChoice({
    ...(fit && { fit }),
    ...(size && { size }),
    ...(code && { colour: code2 ? [code, code2] : [code] }),
  })
  if (length) query.set('length', length)
  return query.size > 0 ? `${href}?${query}` : href
}

/** `undefined` for an item whose id does not contain its variant. */
function preorderFacts(read: PreorderRead, itemId: string): PreorderInfo | undefined {
  try {
    return preorderInfo(read, itemId)
  } catch {
    return undefined
  }
}

export type OrderedRows = OrderedBag<BagRow> & { readonly gone: readonly BagRow[] }

/** In the order of docs/product/9; lines that are no longer sold come last and are in no sum. */
export function orderRows(rows: readonly BagRow[]): OrderedRows {
  const { sold = [], gone = [] } = Object.groupBy(rows, ({ line }) => (line.isGone ? 'gone' : 'sold'))
  return { ...orderBag(sold), gone }
}

/** In the platform's order, while the type of some lines is not known: most of them need not move later. */
export function unorderedRows(rows: readonly BagRow[]): OrderedRows {
  return { normal: rows, preorder: [], crowdfunding: [], gone: [] }
}
