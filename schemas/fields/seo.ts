import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { shorterThan } from '../validation/rules.ts'
import { cropped } from './cropPreviews.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  description: 'Leave empty to use the title, introduction and picture of the page itself.',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: true, help: 'write-and-publish#search-engines-and-sharing' },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      description: 'About 60 characters fit. The name of the shop is added automatically.',
      type: 'localeString',
      validation: shorterThan(60),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      description: 'One or two sentences; about 155 characters fit.',
      type: 'localeText',
      validation: shorterThan(155),
    }),
    defineField({
      name: 'image',
      title: 'Picture when shared',
      description: 'Shown when the page is shared, cropped to 1200 × 630.',
      type: 'accessibleImage',
      ...cropped('sharing'),
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      description: 'Anyone with the address can still open the page.',
      type: 'boolean',
    }),
  ],
})
