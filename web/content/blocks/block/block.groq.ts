import { linkFields } from '../../queries/fragments.groq.ts'

/** Text, whose links may point at documents. */
export const blockFields = /* groq */ `_type == "block" => {
  markDefs[]{..., _type == "link" => {"reference": reference->{${linkFields}}}}
}` as const
