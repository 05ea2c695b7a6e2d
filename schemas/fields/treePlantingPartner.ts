import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'

export const treePlantingPartner = defineType({
  name: 'treePlantingPartner',
  title: 'Tree-planting partner',
  type: 'object',
  icon: HeartIcon,
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string' }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
})
