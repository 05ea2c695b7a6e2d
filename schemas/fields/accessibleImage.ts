import { defineField, defineType } from 'sanity'
import { checkLocalizedAltText, checkLocalizedDescription } from '../validation/altText.ts'
import type { LocalizedValue } from '../validation/localized.ts'
import { describedBefore } from './describedBefore.ts'

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
      validation: (rule) =>
        rule.custom((alt: LocalizedValue | undefined, { parent }) => checkLocalizedDescription(alt, parent)).warning(),
    }),
    describedBefore,
  ],
  preview: { select: { media: 'asset', title: 'alt.nb', subtitle: 'alt.en' } },
})
