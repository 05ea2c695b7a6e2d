export const breakFields = /* groq */ `_type == "break" => {style}` as const
