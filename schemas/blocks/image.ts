import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { textPictureWidth } from '#web/domain/content/picture-crops.ts'
import { describedBefore } from '../fields/describedBefore.ts'
import { checkAltTextBeside } from '../validation/altText.ts'
import { checkDescription } from '../validation/describedBefore.ts'
import { checkPictureSize } from '../validation/pictureSize.ts'

const inText = { title: 'Text', width: textPictureWidth }

/** A picture as wide as the text. */
export const image = defineArrayMember({
  type: 'image',
  name: 'image',
  title: 'Picture',
  icon: ImageIcon,
  options: { hotspot: true },
  validation: (rule) => [
    rule.required().assetRequired(),
    rule.custom((picture) => checkPictureSize(picture, [inText])).warning(),
  ],
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'Describes the picture for people who cannot see it.',
      type: 'string',
      validation: (rule) => [
        rule.custom((alt, { parent }) => checkAltTextBeside(parent, alt)),
        rule.custom((alt, { parent }) => checkDescription(alt, parent)).warning(),
      ],
    }),
    describedBefore,
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { media: 'asset', alt: 'alt', caption: 'caption' },
    // The Studio shows only one line for a picture of this size.
    prepare: ({ media, alt, caption }) => ({ media, title: [alt, caption].filter(Boolean).join(' · ') || 'Picture' }),
  },
})
