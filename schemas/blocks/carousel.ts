import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { alternativeText } from '../fields/alternativeText.ts'
import { cropPreviews, largeEnoughFor } from '../fields/cropPreviews.ts'
import { describedBefore } from '../fields/describedBefore.ts'
import { message, t } from '../norwegian.ts'
import { checkLinkAddress } from '../validation/linkAddress.ts'
import { mention } from '../validation/publishedTarget.ts'
import { inFirst, namesOfFirst } from './preview-text.ts'

export const carouselSlide = defineType({
  name: 'carouselSlide',
  title: 'Picture',
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'image',
      options: cropPreviews('card', 'articlePhone'),
      fields: [describedBefore],
      validation: (rule) => [rule.required().assetRequired(), largeEnoughFor('card', 'articlePhone')(rule)],
    }),
    alternativeText,
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
    defineField({
      name: 'url',
      title: 'Link',
      description: 'Opens when the picture is clicked.',
      type: 'string',
      validation: (rule) => rule.custom(checkLinkAddress),
    }),
  ],
  preview: { select: { media: 'image', title: 'alt', subtitle: 'caption' } },
})

export const carousel = defineType({
  name: 'carousel',
  title: 'Carousel',
  options: { help: 'blocks#carousel' },
  description: 'Pictures and products that visitors swipe through.',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'string' }),
    defineField({
      name: 'items',
      title: 'Pictures and products',
      type: 'array',
      of: [
        defineArrayMember({ type: 'carouselSlide' }),
        defineArrayMember({ type: 'reference', title: 'Product', to: [{ type: 'product' }], ...mention() }),
      ],
      validation: (rule) => rule.required().min(1).error(message('Add at least one picture or product.')),
    }),
  ],
  preview: {
    select: {
      title: 'title',
      picture: 'items.0.image',
      product: 'items.0.images.0',
      ...inFirst('alt', 'items', 'alt'),
      ...inFirst('name', 'items', 'title.nb'),
    },
    prepare: ({ title, picture, product, ...names }) => ({
      title: title ?? t('Carousel'),
      subtitle: namesOfFirst(names, 'alt', 'name'),
      media: picture ?? product,
    }),
  },
})
