import { defineField, defineType } from 'sanity'
import { checkColourCode } from '../validation/codes.ts'
import { requiredText } from '../validation/rules.ts'

export const productColor = defineType({
  name: 'productColor',
  title: 'Colour',
  type: 'object',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'localeString', validation: requiredText }),
    defineField({
      name: 'hex',
      title: 'Colour code',
      description: 'Hash sign and six digits, for example #1F3033.',
      type: 'string',
      validation: (rule) => rule.required().custom(checkColourCode),
    }),
    defineField({
      name: 'hex2',
      title: 'Second colour code',
      description: 'Only for two-tone garments.',
      type: 'string',
      validation: (rule) => rule.custom(checkColourCode),
    }),
  ],
  preview: { select: { title: 'name.nb', hex: 'hex', hex2: 'hex2' } },
})
