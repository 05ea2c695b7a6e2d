import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineField, defineType } from 'sanity'
import { checkAltTextBeside } from '../validation/altText.ts'
import { alignmentOptions } from './alignment.ts'

export const blockContentImage = defineType({
  name: 'blockContentImage',
  title: 'Aligned picture',
  description: 'A smaller picture that text can flow around.',
  type: 'object',
  icon: ClipboardImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'image',
      options: { hotspot: true },
      validation: (rule) => rule.required().assetRequired(),
    }),
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'Describes the picture for people who cannot see it.',
      type: 'string',
      validation: (rule) => rule.custom((alt, { parent }) => checkAltTextBeside(parent, alt)),
    }),
    defineField({
      name: 'align',
      title: 'Position',
      type: 'string',
      options: { list: [...alignmentOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'center',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'maxWidthPx',
      title: 'Maximum width (pixels)',
      type: 'number',
      initialValue: 480,
      validation: (rule) => rule.required().integer().min(80).max(1440),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { media: 'image', title: 'alt', subtitle: 'caption' },
    prepare: ({ media, title, subtitle }) => ({ media, title: title ?? 'Aligned picture', subtitle }),
  },
})
