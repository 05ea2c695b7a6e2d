import { RocketIcon } from '@sanity/icons/Rocket'
import { defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { requiredAddress, requiredText } from '../validation/rules.ts'

export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  description: 'A standalone page, outside the categories.',
  type: 'document',
  icon: RocketIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText }),
    defineField({
      name: 'path',
      title: 'Address',
      description: 'Can have several parts: about/our-workshop',
      type: 'localeSlug',
      validation: requiredAddress,
    }),
    withoutEnglish(),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('heroDesktop', 'heroPhone', 'card', 'sharing'),
    }),
    defineField({ name: 'content', title: 'Content', type: 'localeRichText' }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo' }),
    translatedFrom,
  ],
  orderings: [{ title: 'Title', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] }],
  preview: {
    select: { ...names, address: 'path.nb.current', media: 'image' },
    prepare: ({ title, subtitle, address, media }) => namedPreview({ title, subtitle, details: [address], media }),
  },
})
