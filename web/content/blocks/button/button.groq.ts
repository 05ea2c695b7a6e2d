import { linkFields } from '../../queries/fragments.groq.ts'

/**
 * `array::join` gives the type as any text, not only one of the choices: the block reports a type that it does not
 * know.
 */
export const buttonFields = /* groq */ `_type == "button" => {
  "buttonType": array::join([buttonType], ""),
  "reference": reference->{${linkFields}}
}` as const
