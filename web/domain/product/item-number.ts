/**
 * The number of an item of the commerce platform, which is unique in the shop: 19728 of `1313-19728`. It keys the
 * preorder stock (docs/product/3 and docs/product/5).
 * @throws Error 'item id is malformed' unless the id has the form prefix-number
 */
export function itemNumberOf(itemId: string): string {
  const [, number] = /^[^-/\s]+-(\d+)$/.exec(itemId) ?? []
  if (number === undefined) throw new Error('item id is malformed')
  return number
}
