import { defineType } from 'sanity'
import { checkColourCode } from '../validation/codes.ts'

export const colourCode = defineType({
  name: 'colourCode',
  title: 'Colour code',
  type: 'string',
  validation: (rule) => rule.custom(checkColourCode),
})
