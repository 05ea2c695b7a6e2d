import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'

/** Picture over the full width of the text. */
export const image = defineArrayMember({
  type: 'image',
  name: 'image',
  title: 'Picture',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      description: 'Read aloud to people who cannot see it. Say what it shows.',
      type: 'string',
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: { select: { media: 'asset', title: 'alt', subtitle: 'caption' } },
})
