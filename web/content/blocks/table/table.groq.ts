/** The width tells a row that has lost a cell, whose others would stand in the wrong columns. */
export const tableFields =
  /* groq */ `_type == "table" => {caption, hasHeader, fit, rows[]{_key, cells, "width": count(cells)}}` as const
