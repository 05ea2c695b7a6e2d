import { studioLanguage } from '#schemas/studio-language.ts'
import type { Money } from '#web/domain/money.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { ItemStock } from '#web/domain/product/stock.ts'
import { t } from './norwegian.ts'
import type { Market, Variant } from './platform.ts'

/** A product in the search results. */
export type FoundProduct = {
  readonly value: string
  readonly name: string
  readonly details: string
  /** Name of the document that already uses this product. */
  readonly usedBy: string | undefined
}

/** The products of the variants, without duplicates, in the same order. */
export function productsOf(variants: readonly Variant[]): Omit<FoundProduct, 'usedBy'>[] {
  const byId = Map.groupBy(variants, ({ centraId }) => centraId)
  return [...byId].map(([value, own]) => {
    const colours = [...new Set(own.map(({ colour }) => colour).filter(Boolean))]
    const prices = own.flatMap(({ price }) => price ?? [])
    return {
      value,
      name: own[0]?.name ?? '',
      details: [value, priceText(prices), colours.join(', ')].filter(Boolean).join(' · '),
    }
  })
}

/** A price or a price range; empty without prices. */
export function priceText(prices: readonly Money[]): string {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (!lowest || !highest) return ''
  const low = formatMoney(studioLanguage(), lowest)
  return lowest.amount === highest.amount
    ? low
    : t('{low} to {high}', { low, high: formatMoney(studioLanguage(), highest) })
}

/** The stock of an item as a short text. */
export function stockText(stock: ItemStock | undefined): string {
  if (stock === undefined) return t('in stock')
  return stock === 'infinite' ? t('unlimited') : String(stock)
}

type MarketPrice = { readonly market: Market; readonly price: string }

export type StockRow = {
  readonly variantId: string
  readonly name: string
  readonly hex: string | undefined
  /** In the order of `sizes`; undefined where the variant lacks the size. */
  readonly stocks: readonly (string | undefined)[]
  readonly isSoldOut: boolean
}

/** The current data of one product in all markets. */
export type LiveFacts = {
  readonly name: string
  readonly prices: readonly MarketPrice[]
  readonly sizes: readonly string[]
  readonly rows: readonly StockRow[]
}

type VariantsOfMarket = { readonly market: Market; readonly variants: readonly Variant[] }

/** Undefined when no market has the product. Prices differ between markets, stock does not. */
export function factsOf(byMarket: readonly VariantsOfMarket[]): LiveFacts | undefined {
  const variants = [...new Map(byMarket.flatMap((each) => each.variants).map((one) => [one.variantId, one])).values()]
  const [first] = variants
  if (!first) return undefined
  const sizes = [...new Set(variants.flatMap((variant) => variant.sizes.map(({ name }) => name)))]
  return {
    name: first.name,
    prices: byMarket.map(({ market, variants: own }) => ({
      market,
      price: priceText(own.flatMap(({ price }) => price ?? [])) || t('not sold'),
    })),
    sizes,
    rows: variants.map((variant) => rowOf(variant, sizes)),
  }
}

function rowOf({ variantId, colour, gender, hex, sizes: own }: Variant, sizes: readonly string[]): StockRow {
  const stocks = sizes.map((size) => own.find(({ name }) => name === size))
  return {
    variantId,
    name: [colour, gender].filter(Boolean).join(', ') || variantId,
    hex,
    stocks: stocks.map((item) => item && stockText(item.stock)),
    isSoldOut: own.every(({ stock }) => stock === 0),
  }
}
