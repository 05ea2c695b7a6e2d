import { FolderIcon } from '@sanity/icons/Folder'
import { defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { requiredAddress, requiredText } from '../validation/rules.ts'

export const categoryPage = defineType({
  name: 'categoryPage',
  title: 'Category',
  description: 'Lists the pages and articles that belong to it.',
  type: 'document',
  icon: FolderIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText }),
    defineField({ name: 'slug', title: 'Address', type: 'localeSlug', validation: requiredAddress }),
    withoutEnglish(),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('card', 'thumbnail', 'sharing'),
    }),
    defineField({ name: 'content', title: 'Content', type: 'localeRichText' }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo' }),
    translatedFrom,
  ],
  orderings: [{ title: 'Title', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] }],
  preview: {
    select: { ...names, address: 'slug.nb.current', media: 'image' },
    prepare: ({ title, subtitle, address, media }) => namedPreview({ title, subtitle, details: [address], media }),
  },
})
