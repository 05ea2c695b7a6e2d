import type { ProductCardData } from '#web/ui/product-card/product-card-data.ts'

export type ProductData = ProductCardData & {
  /** The commerce platform's number of the product; without it nothing is sold. */
  readonly centraId: string | null
  readonly clothingType?: { readonly title: string | null } | null
  readonly lead: string | null
  readonly material: string | null
  readonly care: string | null
  readonly sizes: readonly string[] | null
  readonly lengths: readonly string[] | null
  readonly crowdfundingMax: number | null
  readonly testGarments: number | null
}
