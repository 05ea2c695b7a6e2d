/** An item of the commerce platform, `1313-19728`: the product that it belongs to and the number of its variant. */
type PreorderItemId = { readonly prefix: string; readonly variant: string }

/**
 * Splits an item id; preorder information is keyed by the variant part (docs/product/3 and docs/product/5).
 * @throws Error 'item id is malformed' unless the id has the form prefix-number
 */
export function parsePreorderItemId(itemId: string): PreorderItemId {
  const [, prefix, variant] = /^([^-/\s]+)-(\d+)$/.exec(itemId) ?? []
  if (prefix === undefined || variant === undefined) throw new Error('item id is malformed')
  return { prefix, variant }
}
