const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** MailContent sizes from small to large, then ranges and figures by their number, then everything else by name. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return left.kind - right.kind || left.order - right.order || (a < b ? -1 : Number(a > b))
}

function rank(size: string): { kind: number; order: number } {
  const first = size.toUpperCase().split('/')[0] ?? ''
  const letter = letters.indexOf(first)
  // S/M stands between S and M.
  if (letter >= 0) return { kind: 0, order: letter + (size.includes('/') ? 0.5 : 0) }
  const figure = Number.parseFloat(size)
  return Number.isNaN(figure) ? { kind: 2, order: 0 } : { kind: 1, order: figure }
}
