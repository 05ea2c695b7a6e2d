import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { checkColourCode } from '../validation/codes.ts'
import { requiredText } from '../validation/rules.ts'
import { swatch } from './swatch.tsx'

export const productColor = defineType({
  name: 'productColor',
  title: 'Colour',
  type: 'object',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'localeString', validation: requiredText }),
    defineField({
      name: 'hex',
      title: 'Colour code',
      description: '# and six hexadecimal digits, for example #1F3033.',
      type: 'colourCode',
      validation: (rule) => rule.required().custom(checkColourCode),
    }),
    defineField({
      name: 'hex2',
      title: 'Second colour code',
      description: 'Only for two-tone garments.',
      type: 'colourCode',
    }),
  ],
  preview: {
    select: { nb: 'name.nb', en: 'name.en', hex: 'hex', hex2: 'hex2' },
    prepare: ({ nb, en, hex, hex2 }) => ({
      title: nb ?? en ?? t('Unnamed colour'),
      subtitle: hex && hex2 ? t('{first} and {second}', { first: hex, second: hex2 }) : (hex ?? hex2),
      media: swatch(hex, hex2),
    }),
  },
})
