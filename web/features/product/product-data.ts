import type { ProductCardData } from '../../ui/product-card/product-card-data.ts'

export type ProductData = ProductCardData & {
  readonly lead: string | null
  readonly material: string | null
  readonly care: string | null
  readonly sizes: readonly string[] | null
  readonly lengths: readonly string[] | null
  readonly crowdfundingMax: number | null
  readonly testGarments: number | null
}
