import type { ProductCopy } from './product-copy.ts'
import { ACCESSORY_COPY } from './products/accessories.ts'
import { JACKET_COPY } from './products/jackets.ts'
import { KNITWEAR_VEST_AND_DRESS_COPY } from './products/knitwear.ts'
import { RAINWEAR_COPY } from './products/rainwear.ts'
import { TOP_COPY } from './products/tops.ts'
import { TROUSER_COPY } from './products/trousers.ts'

/** The text of every product by its key in the catalogue. */
export const PRODUCT_COPY: Readonly<Record<string, ProductCopy>> = {
  ...JACKET_COPY,
  ...TROUSER_COPY,
  ...TOP_COPY,
  ...KNITWEAR_VEST_AND_DRESS_COPY,
  ...RAINWEAR_COPY,
  ...ACCESSORY_COPY,
}
