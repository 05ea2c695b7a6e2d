import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { alternativeText } from '../fields/alternativeText.ts'
import { describedBefore } from '../fields/describedBefore.ts'
import { t } from '../norwegian.ts'
import { checkPictureSize, placeInText } from '../validation/pictureSize.ts'

/** A picture as wide as the text. */
export const image = defineArrayMember({
  type: 'image',
  name: 'image',
  title: 'Picture',
  icon: ImageIcon,
  options: { hotspot: true, help: 'blocks#picture' },
  validation: (rule) => [
    rule.assetRequired(),
    rule.custom((picture) => checkPictureSize(picture, [placeInText()])).warning(),
  ],
  fields: [alternativeText, describedBefore, defineField({ name: 'caption', title: 'Caption', type: 'string' })],
  preview: {
    select: { media: 'asset', alt: 'alt', caption: 'caption' },
    // The Studio shows only one line for a picture of this size.
    prepare: ({ media, alt, caption }) => ({
      media,
      title: [alt, caption].filter(Boolean).join(' · ') || t('Picture'),
    }),
  },
})
