import { inLang } from '../../queries/fragments.groq.ts'
import { blockFields } from '../block/block.groq.ts'

/** A fact box with its own text, or with that of the shared one that it shows. */
export const factBoxFields = /* groq */ `_type == "factBox" => {
  content[]{..., ${blockFields}},
  "shared": shared->{_id, _type, "title": ${inLang('title')}, "content": ${inLang('content')}[]{..., ${blockFields}}}
}` as const
