export const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** A row of the table block as the lake holds it. */
export type TableRow = { readonly _type: 'tableRow'; readonly _key: string; readonly cells: readonly string[] }

/** Pads the rows with empty cells to the same width. */
export function asGrid(rows: readonly Partial<TableRow>[], newKey: () => string): TableRow[] {
  const width = Math.max(1, ...rows.map(({ cells }) => cells?.length ?? 0))
  return rows.map(({ _key, cells = [] }) => ({
    _type: 'tableRow',
    _key: _key ?? newKey(),
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  }))
}

export function emptyRow(width: number, key: string): TableRow {
  return { _type: 'tableRow', _key: key, cells: Array.from({ length: Math.max(1, width) }, () => '') }
}

export function withCell(rows: readonly TableRow[], row: number, column: number, text: string): TableRow[] {
  return rows.map((existing, index) =>
    index === row ? { ...existing, cells: existing.cells.with(column, text) } : existing,
  )
}

export function withRowAt(rows: readonly TableRow[], index: number, key: string): TableRow[] {
  return rows.toSpliced(index, 0, emptyRow(rows[0]?.cells.length ?? 1, key))
}

export function withoutRow(rows: readonly TableRow[], index: number): TableRow[] {
  return rows.toSpliced(index, 1)
}

export function withColumnAt(rows: readonly TableRow[], index: number): TableRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 0, '') }))
}

export function withoutColumn(rows: readonly TableRow[], index: number): TableRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 1) }))
}

/** A cell up to a tab or line end; spreadsheets quote one that holds either, and double its quotes. */
const pastedCell = /(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/y

/** Cells copied from a spreadsheet: rows on lines, columns between tabs. `undefined` for a single cell. */
export function parsePasted(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/[\t\n]/.test(lines)) return undefined
  const rows: string[][] = [[]]
  pastedCell.lastIndex = 0
  for (let end: string | undefined; end !== ''; ) {
    const [, quoted, plain = '', separator = ''] = pastedCell.exec(lines) ?? []
    const cell = quoted?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
    if (separator === '\n') rows.push([])
    end = separator
  }
  return rows
}

/** Pastes a block of cells into the grid at a cell; the grid grows if needed. */
export function withPasted(
  rows: readonly TableRow[],
  at: { readonly row: number; readonly column: number },
  block: readonly (readonly string[])[],
  newKey: () => string,
): TableRow[] {
  const height = Math.max(rows.length, at.row + block.length)
  const width = Math.max(rows[0]?.cells.length ?? 0, ...block.map((line) => at.column + line.length))
  return Array.from({ length: height }, (_, y) => {
    const existing = rows[y] ?? emptyRow(width, newKey())
    const cells = Array.from({ length: width }, (_, x) => block[y - at.row]?.[x - at.column] ?? existing.cells[x] ?? '')
    return { ...existing, cells }
  })
}

export function withRowMoved(rows: readonly TableRow[], from: number, to: number): TableRow[] {
  return moved(rows, from, to)
}

export function withColumnMoved(rows: readonly TableRow[], from: number, to: number): TableRow[] {
  return rows.map((row) => ({ ...row, cells: moved(row.cells, from, to) }))
}

/** Unchanged if either index is out of range. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
