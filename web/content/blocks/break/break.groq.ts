export const breakFields = /* groq */ `_type == "break" => {style}`
