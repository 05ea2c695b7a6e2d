import type { ProductCopy } from './product-copy.ts'
import { HAT_AND_MITTEN_COPY, SOCK_COPY } from './products/hats-mittens-and-socks.ts'
import { JACKET_COPY } from './products/jackets.ts'
import { PACK_COPY } from './products/packs.ts'
import { RAINWEAR_COPY } from './products/rainwear.ts'
import { SWEATER_COPY } from './products/sweaters.ts'
import { TOP_COPY } from './products/tops.ts'
import { TROUSER_COPY } from './products/trousers.ts'
import { DRESS_COPY, VEST_COPY } from './products/vests-and-dresses.ts'

/** The text of every product by its key in the catalogue. */
export const PRODUCT_COPY: Readonly<Record<string, ProductCopy>> = {
  ...JACKET_COPY,
  ...TROUSER_COPY,
  ...TOP_COPY,
  ...SWEATER_COPY,
  ...VEST_COPY,
  ...DRESS_COPY,
  ...RAINWEAR_COPY,
  ...HAT_AND_MITTEN_COPY,
  ...SOCK_COPY,
  ...PACK_COPY,
}
