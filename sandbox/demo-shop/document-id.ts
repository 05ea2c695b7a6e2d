/** The lake's id of a product, by its key. */
export function documentIdOf(key: string): string {
  return `product-${key}`
}
