import type { ProductCopy } from './product-copy.ts'
import { JACKET_COPY } from './products/jackets.ts'

/** The text of every product by its key in the catalogue. */
export const PRODUCT_COPY: Readonly<Record<string, ProductCopy>> = { ...JACKET_COPY }
