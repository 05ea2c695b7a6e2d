/** Rows of text in columns: the first to the left, figures to the right. The first row holds the headings. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join('  ')
  return rows.map(line).join('\n')
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
