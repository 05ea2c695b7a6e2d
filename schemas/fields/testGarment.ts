import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'

export const testGarment = defineType({
  name: 'testGarment',
  title: 'Test garments of a size',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'size',
      title: 'Size',
      description: 'As in the list of sizes. Empty for a product without sizes.',
      type: 'string',
    }),
    defineField({
      name: 'count',
      title: 'Garments',
      description: 'How many there are in all, also those that are lent at the moment.',
      type: 'number',
      initialValue: 1,
      validation: (rule) => rule.required().integer().min(0),
    }),
  ],
  preview: {
    select: { size: 'size', count: 'count' },
    prepare: ({ size, count }) => ({
      title: size || t('One size'),
      subtitle: t(count === 1 ? '{count} garment' : '{count} garments', { count: count ?? 0 }),
    }),
  },
})
