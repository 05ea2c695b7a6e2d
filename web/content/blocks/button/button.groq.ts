import { linkFields } from '../../queries/fragments.groq.ts'

export const buttonFields = /* groq */ `_type == "button" => {"reference": reference->{${linkFields}}}` as const
