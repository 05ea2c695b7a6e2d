import * as v from 'valibot'
import { parsePrice } from '#web/domain/money.ts'
import type { LiveVariant } from '#web/domain/product/live-product.ts'
import { readItemStock } from '#web/domain/product/stock.ts'
import { textOf } from './responses/optional-values.ts'
import { type variantShape, variantsShape } from './responses/variants.ts'
import { swatchOf } from './swatch.ts'

/** The variants that `POST products` returns (the platform calls them products); `undefined` for any other shape. */
export function readVariants(body: unknown): readonly LiveVariant[] | undefined {
  return v.is(variantsShape, body) ? body.products.map(liveVariant) : undefined
}

function liveVariant(variant: v.InferInput<typeof variantShape>): LiveVariant {
  const price = parsePrice(textOf(variant.price))
  return {
    variantId: variant.product,
    centraId: variant.centraProduct,
    price,
    priceBeforeDiscount: parsePrice(textOf(variant.priceBeforeDiscount)) ?? price,
    gender: textOf(variant.gender),
    ...swatchOf(variant),
    items: variant.items.map(({ item, name, stock }) => ({
      itemId: item,
      size: textOf(name) ?? '',
      stock: readItemStock(stock),
    })),
  }
}
