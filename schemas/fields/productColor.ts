import { defineField, defineType } from 'sanity'

export const productColor = defineType({
  name: 'productColor',
  title: 'Colour',
  type: 'object',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'localeString' }),
    defineField({
      name: 'hex',
      title: 'Colour code',
      description: 'Hash sign and six digits, for example #1F3033.',
      type: 'string',
    }),
    defineField({
      name: 'hex2',
      title: 'Second colour code',
      description: 'Only for two-tone garments.',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'name.nb', hex: 'hex', hex2: 'hex2' } },
})
