import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { message, t } from '../norwegian.ts'
import { mention } from '../validation/publishedTarget.ts'
import { inFirst, namesOfFirst } from './preview-text.ts'

export const productSelection = defineType({
  name: 'productSelection',
  title: 'Product selection',
  options: { help: 'blocks#product-selection' },
  type: 'object',
  icon: BasketIcon,
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'string' }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }], ...mention() })],
      validation: (rule) =>
        rule.required().min(1).unique().error(message('Add at least one product, and each product only once.')),
    }),
  ],
  preview: {
    select: { title: 'title', media: 'products.0.images.0', ...inFirst('name', 'products', 'title.nb') },
    prepare: ({ title, media, ...names }) => ({
      title: title ?? t('Product selection'),
      subtitle: namesOfFirst(names, 'name'),
      media,
    }),
  },
})
