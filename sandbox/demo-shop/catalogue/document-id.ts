/** The lake's id of a product, by its key in the catalogue. */
export function documentIdOf(key: string): string {
  return `product-${key}`
}
