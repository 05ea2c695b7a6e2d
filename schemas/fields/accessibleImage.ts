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
      title: 'Alternative text',
      description: 'Describes the picture for people who cannot see it. Shown when it cannot be loaded.',
      type: 'localeString',
    }),
  ],
  preview: { select: { media: 'asset', title: 'alt.nb', subtitle: 'alt.en' } },
})
