/** How many test garments of a size there are, as an editor entered it. A product in one size has a row without one. */
export type TestGarments = readonly {
  readonly size?: string | null
  readonly count?: number | null
}[]

/** How many garments of a size can be borrowed now. `size` is empty for a product in one size. */
export type SizeLeft = { readonly size: string; readonly left: number }

/**
 * What is left of each size, in the editor's order: the garments less those that are out. Never below 0, also after an editor has
 * reduced the number.
 */
export function garmentsLeft(garments: TestGarments, outBySize: ReadonlyMap<string, number>): SizeLeft[] {
  return garments.map(({ size, count }) => {
    const name = size ?? ''
    return { size: name, left: Math.max(0, (count ?? 0) - (outBySize.get(name) ?? 0)) }
  })
}

/** The sum over all sizes. */
export function totalLeft(sizes: readonly SizeLeft[]): number {
  return sizes.reduce((sum, { left }) => sum + left, 0)
}
