import * as v from 'valibot'
import { described, text, textOrNone } from './parts.ts'

/** A variant as `POST products` returns it; the platform calls it a product. */
export const variantShape = v.object({
  product: text,
  centraProduct: text,
  gender: textOrNone,
  price: textOrNone,
  priceBeforeDiscount: textOrNone,
  items: v.array(v.object({ item: text, name: textOrNone, stock: v.optional(v.unknown()) })),
  ...described,
})

export const variantsShape = v.object({ products: v.array(variantShape) })

/** An attribute of a variant. */
export const swatchShape = v.object({ desc: textOrNone, code: textOrNone, code2: textOrNone })
