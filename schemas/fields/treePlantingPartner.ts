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
    defineField({
      name: 'share',
      title: 'Share of each purchase, in percent',
      description:
        'The confirmation of an order says how much of it goes to the partner. Left empty, it names no amount.',
      type: 'number',
      validation: (rule) => rule.positive().max(100).precision(2),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
})
