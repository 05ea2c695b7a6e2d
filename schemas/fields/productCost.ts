import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { requiredText } from '../validation/rules.ts'

export const productCost = defineType({
  name: 'productCost',
  title: 'Part of the price',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'For example “Sewing in Bergen”.',
      type: 'localeString',
      validation: requiredText,
    }),
    defineField({
      name: 'share',
      title: 'Share of the price (per cent)',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(100),
    }),
  ],
  preview: {
    select: { title: 'title.nb', share: 'share' },
    prepare: ({ title, share }) => ({ title: title ?? t('Unnamed'), subtitle: `${share ?? 0} %` }),
  },
})
