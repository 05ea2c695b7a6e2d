import { array, nullish, number, object, safeParse, string, union } from 'zod/mini'
import { parsePrice } from '../../domain/money.ts'
import { readItemStock } from '../../domain/stock.ts'
import type { LiveProduct } from './live-product.ts'
import { swatchFields, swatchOf } from './swatch.ts'

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

/** `undefined` for what does not have the shape of `POST products`. */
export function readProducts(body: unknown): readonly LiveProduct[] | undefined {
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
