import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { checkAltTextBeside } from '../validation/altText.ts'

/** Picture over the full width of the text. */
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
      title: 'Description of the picture',
      description: 'Read aloud to people who cannot see it. Say what it shows.',
      type: 'string',
      validation: (rule) => rule.custom((alt, { parent }) => checkAltTextBeside(parent, alt)),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { media: 'asset', alt: 'alt', caption: 'caption' },
    // Over a picture of this size the Studio has room for one line.
    prepare: ({ media, alt, caption }) => ({ media, title: [alt, caption].filter(Boolean).join(' · ') || 'Picture' }),
  },
})
