const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Figures below it are waists in inches or shoes; hats are measured in centimetres from here on. */
const SMALLEST_HEAD = 50

const kinds = ['letters', 'figures', 'ranges', 'heads', 'units', 'words'] as const

type SizeKind = (typeof kinds)[number]

/** Letters from small to large, then each kind of figures by its number, then everything else by name. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return (
    kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || left.order - right.order || (a < b ? -1 : Number(a > b))
  )
}

function rank(size: string): { kind: SizeKind; order: number } {
  const first = size.toUpperCase().split('/')[0] ?? ''
  const letter = letters.indexOf(first)
  // S/M is between S and M.
  if (letter >= 0) return { kind: 'letters', order: letter + (size.includes('/') ? 0.5 : 0) }
  const figure = Number.parseFloat(size)
  if (Number.isNaN(figure)) return { kind: 'words', order: 0 }
  return { kind: figureKind(size, figure), order: figure }
}

function figureKind(size: string, figure: number): SizeKind {
  if (/\p{L}/u.test(size)) return 'units'
  if (figure >= SMALLEST_HEAD) return 'heads'
  return /[–-]/.test(size) ? 'ranges' : 'figures'
}

type Size = { readonly value: string }

/**
 * Sizes by what they measure: letters of garments, waists, shoes, heads, litres. `range` names a group by its smallest
 * and largest (`XS–XL`, `28–38`). Expects the order of `compareSizes`.
 */
export function sizeGroups<Option extends Size>(sizes: readonly Option[]) {
  return [...Map.groupBy(sizes, ({ value }) => rank(value).kind)].map(([kind, group]) => ({
    kind,
    range: rangeOf(group.map(({ value }) => value)),
    sizes: group,
  }))
}

function rangeOf(values: readonly string[]): string {
  const [first = ''] = values
  const smallest = first.split('–')[0]
  const largest = values.at(-1)?.split('–').at(-1)
  return values.length > 1 ? `${smallest}–${largest}` : first
}
