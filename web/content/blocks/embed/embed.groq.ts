export const embedFields = /* groq */ `_type == "embed" => {url, title, autoplay, loop}` as const
