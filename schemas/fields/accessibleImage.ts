import { defineField, defineType } from 'sanity'
import { checkLocalizedAltText } from '../validation/altText.ts'

export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  validation: (rule) => rule.custom(checkLocalizedAltText).warning(),
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      description: 'Read aloud to people who cannot see it, and shown when it cannot be loaded. Say what it shows.',
      type: 'localeString',
    }),
  ],
  preview: { select: { media: 'asset', title: 'alt.nb', subtitle: 'alt.en' } },
})
