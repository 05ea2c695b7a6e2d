import { blockFields } from '../block/block.groq.ts'
import { buttonFields } from '../button/button.groq.ts'
import { factBoxFields } from '../factBox/fact-box.groq.ts'
import { imageBlockFields } from '../image/image.groq.ts'

export const columnsFields = /* groq */ `_type == "columns" => {
  columns[]{_key, content[]{..., ${blockFields}, ${imageBlockFields}, ${buttonFields}, ${factBoxFields}}}
}` as const
