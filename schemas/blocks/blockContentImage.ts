import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineField, defineType } from 'sanity'
import { alternativeText } from '../fields/alternativeText.ts'
import { describedBefore } from '../fields/describedBefore.ts'
import { t } from '../norwegian.ts'
import { checkPictureSize, placeInText } from '../validation/pictureSize.ts'
import { alignmentOptions } from './alignment.ts'

export const blockContentImage = defineType({
  name: 'blockContentImage',
  title: 'Aligned picture',
  options: { help: 'blocks#aligned-picture' },
  description: 'A smaller picture that text can flow around.',
  type: 'object',
  icon: ClipboardImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'image',
      options: { hotspot: true },
      fields: [describedBefore],
      validation: (rule) => [
        rule.required().assetRequired(),
        rule.custom((picture, { parent }) => checkPictureSize(picture, [placeInText(parent)])).warning(),
      ],
    }),
    alternativeText,
    defineField({
      name: 'align',
      title: 'Position',
      type: 'string',
      options: { list: [...alignmentOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'center',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'maxWidthPx',
      title: 'Maximum width (pixels)',
      type: 'number',
      initialValue: 480,
      validation: (rule) => rule.required().integer().min(80).max(1440),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { media: 'image', title: 'alt', subtitle: 'caption' },
    prepare: ({ media, title, subtitle }) => ({ media, title: title ?? t('Aligned picture'), subtitle }),
  },
})
