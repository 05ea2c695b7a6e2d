export const imageBlockFields = /* groq */ `_type == "image" => {"lqip": asset->metadata.lqip}` as const
