import { array, nullish, number, object, safeParse, string, union } from 'zod/mini'
import { type Money, parsePrice } from '../../domain/money.ts'
import { type ItemStock, readItemStock } from '../../domain/stock.ts'
import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'
import { centraConnection } from './live-connection.ts'
import { swatchFields, swatchOf } from './swatch.ts'

/** One size of a variant, now. */
export type LiveItem = {
  readonly item: string
  /** The size as the platform names it. */
  readonly size: string
  /** `undefined`: the platform says nothing that can be counted. */
  readonly stock: ItemStock | undefined
}

/** One variant (cut and colour) with its price in the selection's country, now. */
export type LiveProduct = {
  readonly product: string
  /** What all variants of a product share: the content's `centraId`. */
  readonly centraProduct: string
  readonly name: string
  /** `undefined`: not sold in the selection's country. */
  readonly price: Money | undefined
  /** Above `price` while the variant is reduced, else the same. */
  readonly priceBeforeDiscount: Money | undefined
  readonly gender: string | null
  readonly colourName: string | null
  /** Colour codes without a hash sign. */
  readonly code: string | null
  readonly code2: string | null
  readonly items: readonly LiveItem[]
}

const productShape = object({
  product: string(),
  centraProduct: string(),
  name: nullish(string()),
  price: nullish(string()),
  priceBeforeDiscount: nullish(string()),
  gender: nullish(string()),
  ...swatchFields,
  items: array(object({ item: string(), name: nullish(string()), stock: nullish(union([number(), string()])) })),
})
const answerShape = object({ products: array(productShape) })

/**
 * Live prices and stock of the variants of these products (`POST products`), in the currency of the selection's country.
 * Products that are not sold are missing from the answer. Repeated after failures that may pass.
 */
export function fetchLiveProducts(
  ids: readonly string[],
  connection: CentraConnection = centraConnection,
): Promise<CentraResult<readonly LiveProduct[]>> {
  const call = { method: 'POST', path: 'products', body: { products: ids }, isRepeatable: true } as const
  return callCentra(connection, call, readProducts)
}

function readProducts(body: unknown): readonly LiveProduct[] | undefined {
  const { data } = safeParse(answerShape, body)
  return data?.products.map(({ product, centraProduct, items, ...rest }) => ({
    product,
    centraProduct,
    name: rest.name ?? '',
    price: parsePrice(rest.price),
    priceBeforeDiscount: parsePrice(rest.priceBeforeDiscount) ?? parsePrice(rest.price),
    gender: rest.gender ?? null,
    ...swatchOf(rest),
    items: items.map(({ item, name: size, stock }) => ({ item, size: size ?? '', stock: readItemStock(stock) })),
  }))
}
