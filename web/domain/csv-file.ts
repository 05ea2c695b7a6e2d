export type Cell = string | number | null

/**
 * A table as a CSV file that Excel opens with a double click: UTF-8 with a byte order mark, semicolons and decimal
 * commas, which is what Excel expects in Norway; other programs recognise them. A text that a spreadsheet would run as
 * a formula gets an apostrophe before it, so that what strangers type stays text.
 */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const safe = isFormula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}

/** Even with spaces before it, and in the wide characters that spreadsheets take for the narrow ones. */
const isFormula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
