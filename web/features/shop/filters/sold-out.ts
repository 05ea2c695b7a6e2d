import { isListed, type ListedProduct, type ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import type { LiveProduct, LiveVariant } from '#web/domain/product/live-product.ts'
import { type PreorderRead, preorderInfo } from '#web/domain/product/stock.ts'

// Loaded with the first size filter only: import it dynamically.

/**
 * Whether the filters list a product although none of the chosen sizes can be had in the chosen fits and colours,
 * neither from stock nor as a preorder. An unknown stock counts as available. Campaigns, ideas and test garments have
 * no stock.
 */
export function isSoldOut(
  product: ListedProduct,
  filters: ListingFilters,
  live: LiveProduct | undefined,
  preorder: PreorderRead,
): boolean {
  const hasStock = product.state.includes('normal') || product.state.includes('preorder')
  if (!live || !hasStock || filters.size.length === 0 || !isListed(product, filters)) return false
  const items = live.variants.filter((variant) => suits(variant, filters)).flatMap((variant) => variant.items)
  // `M/81 cm` is a size and a length, `S/M` one size.
  const chosen = items.filter(({ size }) =>
    filters.size.some((one) => one === size || one === size.replace(/\/\d.*$/, '')),
  )
  return items.length > 0 && chosen.every(({ itemId, stock }) => isGone(itemId, stock, preorder))
}

/** A unisex fit suits everybody, a variant without a known colour any colour. */
function suits({ gender, code, code2 }: LiveVariant, { fit, color }: ListingFilters): boolean {
  const colours: readonly string[] = baseColoursOf(code, code2)
  const suitsFit = fit.length === 0 || !gender || gender === 'unisex' || fit.includes(gender)
  return suitsFit && (color.length === 0 || colours.length === 0 || colours.some((one) => color.includes(one)))
}

function isGone(itemId: string, stock: number | 'infinite' | undefined, preorder: PreorderRead): boolean {
  if (stock !== 'infinite') return stock === 0
  try {
    return preorderInfo(preorder, itemId)?.stock === 0
  } catch {
    return false
  }
}
