import type { LiveItem, LiveVariant } from '../../domain/live-product.ts'
import { parsePrice } from '../../domain/money.ts'
import { readItemStock } from '../../domain/stock.ts'
import { fieldsOf, readList, text } from './fields.ts'
import { swatchOf } from './swatch.ts'

/** The variants that `POST products` answers (the platform calls them products); `undefined` for any other shape. */
export function readVariants(body: unknown): readonly LiveVariant[] | undefined {
  return readList(fieldsOf(body).products, readVariant)
}

function readVariant(value: unknown): LiveVariant | undefined {
  const { product, centraProduct, items, gender, variantName, price, priceBeforeDiscount, swatch } = fieldsOf(value)
  const liveItems = readList(items, readItem)
  if (!liveItems || typeof product !== 'string' || typeof centraProduct !== 'string') return undefined
  return {
    product,
    centraProduct,
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
