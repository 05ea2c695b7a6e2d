import { parsePrice } from '../../domain/money.ts'
import { readItemStock } from '../../domain/stock.ts'
import type { LiveItem, LiveProduct } from './live-product.ts'
import { swatchOf } from './swatch.ts'

/**
 * `undefined` for what does not have the shape of `POST products`. Written by hand, because every page with a product loads
 * it: zod would be five times the rest of what live prices take (docs/decisions/0017).
 */
export function readProducts(body: unknown): readonly LiveProduct[] | undefined {
  return readList(fieldsOf(body)?.products, readProduct)
}

type Fields = Readonly<Record<string, unknown>>

function readProduct(value: unknown): LiveProduct | undefined {
  const fields = fieldsOf(value)
  const { product, centraProduct } = fields ?? {}
  const items = readList(fields?.items, readItem)
  if (!fields || !items || typeof product !== 'string' || typeof centraProduct !== 'string') return undefined
  const { name, gender, variantName, price, priceBeforeDiscount, swatch } = fields
  const { desc, code, code2 } = fieldsOf(swatch) ?? {}
  return {
    product,
    centraProduct,
    name: text(name) ?? '',
    price: parsePrice(text(price)),
    priceBeforeDiscount: parsePrice(text(priceBeforeDiscount)) ?? parsePrice(text(price)),
    gender: text(gender),
    ...swatchOf({ variantName: text(variantName), swatch: { desc: text(desc), code: text(code), code2: text(code2) } }),
    items,
  }
}

function readItem(value: unknown): LiveItem | undefined {
  const { item, name, stock } = fieldsOf(value) ?? {}
  return typeof item === 'string' ? { item, size: text(name) ?? '', stock: readItemStock(stock) } : undefined
}

/** All or nothing: one entry of another shape makes the list one. */
function readList<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry) => read(entry) ?? [])
  return entries.length === value.length ? entries : undefined
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
