/** A figure with its currency or unit, or a dash where there is none. */
const figure = /^(?:[–-]|[+–-]?(?:[A-Z]{3}\s)?\d[\d\s.,]*(?:\s?(?:%|kr|euro|°C|kg|g|cm|mm|km))?)$/

/**
 * The columns that hold nothing but figures. Never the first: it names the subject of the row, even where that is a
 * year.
 */
export function numericColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = rows[0]?.map((_, column) => column).slice(1) ?? []
  return new Set(columns.filter((column) => rows.every((row) => figure.test(row[column]?.trim() ?? '–'))))
}
