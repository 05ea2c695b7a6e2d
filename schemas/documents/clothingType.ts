import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { genderOptions } from '../fields/genders.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { severalOf } from '../fields/severalOf.ts'
import { requiredAddress, requiredText } from '../validation/rules.ts'

export const clothingType = defineType({
  name: 'clothingType',
  title: 'Clothing type',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'In the plural: “Jackets”.',
      type: 'localeString',
      validation: requiredText,
    }),
    defineField({ name: 'slug', title: 'Address', type: 'localeSlug', validation: requiredAddress }),
    withoutEnglish(),
    defineField({
      name: 'genders',
      title: 'Listed under',
      ...severalOf(genderOptions),
      initialValue: ['women', 'men'],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'priority',
      title: 'Priority',
      description: 'Higher numbers come first.',
      type: 'number',
      initialValue: 0,
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('product', 'card', 'thumbnail', 'sharing'),
    }),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText' }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo' }),
    translatedFrom,
  ],
  orderings: [
    { title: 'Priority', name: 'priority', by: [{ field: 'priority', direction: 'desc' }] },
    { title: 'Name', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] },
  ],
  preview: {
    select: { ...names, address: 'slug.nb.current', media: 'image' },
    prepare: ({ title, subtitle, address, media }) => namedPreview({ title, subtitle, details: [address], media }),
  },
})
