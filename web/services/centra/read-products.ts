import { parsePrice } from '../../domain/money.ts'
import { readItemStock } from '../../domain/stock.ts'
import { fieldsOf, readList, text } from './fields.ts'
import type { LiveItem, LiveProduct } from './live-product.ts'
import { swatchOf } from './swatch.ts'

/** `undefined` for what does not have the shape of `POST products`. */
export function readProducts(body: unknown): readonly LiveProduct[] | undefined {
  return readList(fieldsOf(body).products, readProduct)
}

function readProduct(value: unknown): LiveProduct | undefined {
  const { product, centraProduct, items, name, gender, variantName, price, priceBeforeDiscount, swatch } =
    fieldsOf(value)
  const liveItems = readList(items, readItem)
  if (!liveItems || typeof product !== 'string' || typeof centraProduct !== 'string') return undefined
  return {
    product,
    centraProduct,
    name: text(name) ?? '',
    price: parsePrice(text(price)),
    priceBeforeDiscount: parsePrice(text(priceBeforeDiscount)) ?? parsePrice(text(price)),
    gender: text(gender),
    ...swatchOf(variantName, swatch),
    items: liveItems,
  }
}

function readItem(value: unknown): LiveItem | undefined {
  const { item, name, stock } = fieldsOf(value)
  return typeof item === 'string' ? { item, size: text(name) ?? '', stock: readItemStock(stock) } : undefined
}
