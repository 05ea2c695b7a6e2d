import type { ProductQueryResult } from '#web/content/types.gen.ts'
import type { ProductState } from '#web/domain/product/availability.ts'
import { maxPerPerson } from '#web/domain/product/campaign-places.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { ItemOptions } from '../choice/chosen-item.ts'

/** The fields of a product that the browser needs to show its price and to put it into the bag. */
export type BuyProduct = {
  readonly documentId: string
  readonly centraId: string | null
  readonly title: string
  readonly category: string | null
  readonly productState: ProductState
  readonly options: ItemOptions
  /** In a campaign: how many one person can reserve. */
  readonly maxPerPerson?: number
}

export function toBuyProduct(product: NonNullable<ProductQueryResult>): BuyProduct {
  return {
    documentId: product._id,
    centraId: clean(product.centraId),
    title: clean(product.title) ?? '',
    category: clean(product.clothingType?.title ?? null),
    productState: productState(product),
    ...(product.productState === 'crowdFunding' && { maxPerPerson: maxPerPerson(product) }),
    options: { sizes: clean(product.sizes) ?? [], lengths: clean(product.lengths) ?? [] },
  }
}

/** Products without a state are sold normally. */
export function productState(product: Pick<NonNullable<ProductQueryResult>, 'productState'>): ProductState {
  return product.productState ?? 'normal'
}
