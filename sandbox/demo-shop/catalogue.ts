import { ACCESSORIES } from './catalogue/accessories.ts'
import { JACKETS } from './catalogue/jackets.ts'
import { KNITWEAR_VESTS_AND_DRESSES } from './catalogue/knitwear.ts'
import { RAINWEAR } from './catalogue/rainwear.ts'
import { TOPS } from './catalogue/tops.ts'
import { TROUSERS } from './catalogue/trousers.ts'
import type { CatalogueProduct } from './catalogue/types.ts'

/**
 * Every product of the demo shop: the facts that the commerce platform also needs (prices, stock, deliveries). Texts and pictures hang on `key`.
 */
export const CATALOGUE: readonly CatalogueProduct[] = [
  ...JACKETS,
  ...TROUSERS,
  ...TOPS,
  ...KNITWEAR_VESTS_AND_DRESSES,
  ...RAINWEAR,
  ...ACCESSORIES,
]
