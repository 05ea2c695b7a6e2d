export const blockContentImageFields = /* groq */ `_type == "blockContentImage" => {
  image{asset, hotspot, crop, "lqip": asset->metadata.lqip}
}` as const
