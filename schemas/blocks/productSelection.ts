import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { mention } from '../validation/publishedTarget.ts'
import { countOf } from './preview-text.ts'

export const productSelection = defineType({
  name: 'productSelection',
  title: 'Product selection',
  type: 'object',
  icon: BasketIcon,
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'string' }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }], ...mention })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: {
    select: { title: 'title', products: 'products', media: 'products.0.images.0' },
    prepare: ({ title, products, media }) => ({
      title: title ?? 'Product selection',
      subtitle: `${countOf(products)} products`,
      media,
    }),
  },
})
