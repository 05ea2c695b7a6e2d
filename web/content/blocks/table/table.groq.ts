export const tableFields = /* groq */ `_type == "table" => {caption, hasHeader, rows[]{_key, cells}}` as const
