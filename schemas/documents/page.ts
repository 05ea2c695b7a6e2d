import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { weakReference } from '../validation/publishedTarget.ts'
import { requiredAddress, requiredText } from '../validation/rules.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Part of the page’s address.',
      type: 'reference',
      options: { help: 'write-and-publish#choose-the-right-kind-of-page' },
      to: [{ type: 'categoryPage' }],
      ...weakReference('Until it is, the page is in no category and its address is shorter.'),
    }),
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
    select: { ...names, category: 'category.title.nb', media: 'image' },
    prepare: ({ title, subtitle, category, media }) => namedPreview({ title, subtitle, details: [category], media }),
  },
})
