import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { textPictureWidth } from '#web/domain/content/picture-crops.ts'
import { alternativeText } from '../fields/alternativeText.ts'
import { describedBefore } from '../fields/describedBefore.ts'
import { t } from '../norwegian.ts'
import { checkPictureSize } from '../validation/pictureSize.ts'

const inText = { title: 'Text', width: textPictureWidth } as const

/** A picture as wide as the text. */
export const image = defineArrayMember({
  type: 'image',
  name: 'image',
  title: 'Picture',
  icon: ImageIcon,
  options: { hotspot: true },
  validation: (rule) => [rule.assetRequired(), rule.custom((picture) => checkPictureSize(picture, [inText])).warning()],
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
