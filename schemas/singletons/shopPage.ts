import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom } from '../fields/english.ts'
import { searchNames } from '../fields/searchNames.ts'
import { seoInGroup } from '../fields/seoInGroup.ts'
import { t } from '../norwegian.ts'
import { requiredText } from '../validation/rules.ts'

export const shopPage = defineType({
  name: 'shopPage',
  title: 'Shop',
  type: 'document',
  icon: BasketIcon,
  groups: [
    { name: 'all', title: 'All products', default: true },
    { name: 'women', title: 'Women' },
    { name: 'men', title: 'Men' },
    { name: 'search', title: 'Search' },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText, group: 'all' }),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText', group: 'all' }),
    defineField({ name: 'womenTitle', title: 'Title', type: 'localeString', validation: requiredText, group: 'women' }),
    defineField({ name: 'womenLead', title: 'Introduction', type: 'localeText', group: 'women' }),
    defineField({
      name: 'womenImage',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('card', 'sharing'),
      group: 'women',
    }),
    defineField({ name: 'menTitle', title: 'Title', type: 'localeString', validation: requiredText, group: 'men' }),
    defineField({ name: 'menLead', title: 'Introduction', type: 'localeText', group: 'men' }),
    defineField({
      name: 'menImage',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('card', 'sharing'),
      group: 'men',
    }),
    defineField({
      name: 'synonyms',
      title: 'Words that mean the same',
      description: 'Anyone who searches for one of them finds all.',
      type: 'array',
      options: { help: 'site#search' },
      of: [defineArrayMember({ type: 'synonymGroup' })],
      group: 'search',
    }),
    defineField({
      name: 'answers',
      title: 'What the shop does not have',
      description: 'What the search says to those who look for it.',
      type: 'array',
      options: { help: 'site#search' },
      of: [defineArrayMember({ type: 'searchAnswer' })],
      group: 'search',
    }),
    seoInGroup,
    searchNames('shopPage'),
    translatedFrom,
  ],
  preview: { select: { media: 'womenImage' }, prepare: ({ media }) => ({ title: t('Shop'), media }) },
})
