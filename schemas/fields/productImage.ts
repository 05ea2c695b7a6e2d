import { defineField, defineType } from 'sanity'
import { optionText, t } from '../norwegian.ts'
import { checkLocalizedAltText, checkLocalizedDescription } from '../validation/altText.ts'
import type { LocalizedValue } from '../validation/localized.ts'
import { cropPreviews, largeEnoughFor } from './cropPreviews.ts'
import { describedBefore } from './describedBefore.ts'
import { fitOptions } from './genders.ts'

/** Other sites show link previews about 500 pixels wide, which a product's picture has: sharing needs no larger one. */
const sized = ['product', 'thumbnail'] as const

export const productImage = defineType({
  name: 'productImage',
  title: 'Product picture',
  type: 'image',
  options: { ...cropPreviews('product', 'thumbnail', 'sharing'), largeEnoughFor: sized },
  validation: (rule) => [rule.assetRequired().custom(checkLocalizedAltText), largeEnoughFor(...sized)(rule)],
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'localeString',
      validation: (rule) =>
        rule.custom((alt: LocalizedValue | undefined, { parent }) => checkLocalizedDescription(alt, parent)).warning(),
    }),
    describedBefore,
    defineField({
      name: 'gender',
      title: 'Shown for',
      description: 'Product cards for women show women’s pictures first, and so on.',
      type: 'string',
      options: { list: [...fitOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'unisex',
    }),
    defineField({
      name: 'colorHex',
      title: 'Colour shown',
      description: 'Code of the product colour in the picture. Leave empty if it shows all colours.',
      type: 'colourCode',
    }),
  ],
  preview: {
    select: { media: 'asset', alt: 'alt.nb', gender: 'gender', colour: 'colorHex' },
    prepare: ({ media, alt, gender, colour }) => ({
      title: alt ?? t('No description'),
      subtitle: [optionText(fitOptions, gender), colour ?? t('all colours')].filter(Boolean).join(' · '),
      media,
    }),
  },
})
