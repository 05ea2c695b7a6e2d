import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineField, defineType } from 'sanity'
import { alignmentOptions } from './alignment.ts'

export const blockContentImage = defineType({
  name: 'blockContentImage',
  title: 'Aligned picture',
  description: 'A smaller picture that the text can flow around.',
  type: 'object',
  icon: ClipboardImageIcon,
  fields: [
    defineField({ name: 'image', title: 'Picture', type: 'image', options: { hotspot: true } }),
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      description: 'Read aloud to people who cannot see it. Say what it shows.',
      type: 'string',
    }),
    defineField({
      name: 'align',
      title: 'Position',
      type: 'string',
      options: { list: [...alignmentOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'center',
    }),
    defineField({ name: 'maxWidthPx', title: 'Largest width in pixels', type: 'number', initialValue: 480 }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: { select: { media: 'image', title: 'alt', subtitle: 'caption' } },
})
