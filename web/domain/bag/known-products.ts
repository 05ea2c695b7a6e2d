import { type ProductState, productStates } from '../product/availability.ts'

/**
 * The facts about a product in the bag, as last read from the content: enough to tell reserved lines from goods while
 * the content cannot be read.
 */
export type KnownProduct = { readonly productState: ProductState; readonly crowdfundingDate: string | null }

/**
 * By `centraId`, as the storage holds them; anything malformed is left out, because anybody can write to the storage.
 */
export function readKnownProducts(stored: unknown): ReadonlyMap<string, KnownProduct> {
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(Object.entries(stored).flatMap(([centraId, value]) => readProduct(centraId, value)))
}

function readProduct(centraId: string, value: unknown): [string, KnownProduct][] {
  if (typeof value !== 'object' || value === null) return []
  if (!('productState' in value) || !('crowdfundingDate' in value)) return []
  const productState = productStates.find((state) => state === value.productState)
  const { crowdfundingDate } = value
  if (!productState || (crowdfundingDate !== null && typeof crowdfundingDate !== 'string')) return []
  return [[centraId, { productState, crowdfundingDate }]]
}
