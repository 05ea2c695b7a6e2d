import type { Verdict } from './codes.ts'

type Row = { readonly cells?: readonly string[] }

/** Every row of a table has the same number of cells. */
export function checkTableShape(rows: Row[] | undefined): Verdict {
  const widths = new Set((rows ?? []).map((row) => row.cells?.length ?? 0))
  return widths.size < 2 || 'Every row needs the same number of cells.'
}
