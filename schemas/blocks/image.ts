import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { checkAltTextBeside } from '../validation/altText.ts'

/** A picture as wide as the text. */
export const image = defineArrayMember({
  type: 'image',
  name: 'image',
  title: 'Picture',
  icon: ImageIcon,
  options: { hotspot: true },
  validation: (rule) => rule.required().assetRequired(),
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'Describes the picture for people who cannot see it.',
      type: 'string',
      validation: (rule) => rule.custom((alt, { parent }) => checkAltTextBeside(parent, alt)),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { media: 'asset', alt: 'alt', caption: 'caption' },
    // The Studio shows only one line for a picture of this size.
    prepare: ({ media, alt, caption }) => ({ media, title: [alt, caption].filter(Boolean).join(' · ') || 'Picture' }),
  },
})
