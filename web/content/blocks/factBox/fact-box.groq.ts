import { blockFields } from '../block/block.groq.ts'

export const factBoxFields = /* groq */ `_type == "factBox" => {content[]{..., ${blockFields}}}` as const
