import { linkFields } from '../../queries/fragments.groq.ts'

/** Joined, the type is any text and not one of the choices: the block says so where it does not know it. */
export const buttonFields = /* groq */ `_type == "button" => {
  "buttonType": array::join([buttonType], ""),
  "reference": reference->{${linkFields}}
}` as const
