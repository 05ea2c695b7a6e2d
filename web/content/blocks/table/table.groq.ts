/** The width reveals a row that has lost a cell, whose others would be in the wrong columns. */
export const tableFields =
  /* groq */ `_type == "table" => {caption, hasHeader, fit, rows[]{_key, cells, "width": count(cells)}}` as const
