import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom } from '../fields/english.ts'
import { searchNames } from '../fields/searchNames.ts'
import { t } from '../norwegian.ts'
import { weakReference } from '../validation/publishedTarget.ts'
import { requiredText } from '../validation/rules.ts'

export const communityPage = defineType({
  name: 'communityPage',
  title: 'Community',
  type: 'document',
  icon: UsersIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText }),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('heroDesktop', 'heroPhone', 'sharing'),
    }),
    defineField({ name: 'content', title: 'Content', type: 'localeRichText' }),
    defineField({
      name: 'newerPage',
      title: 'Newer community page',
      description:
        'Visitors of the community page are sent to this page instead. Remove it to show the community page again.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'contentPage' }],
      ...weakReference('Until it is, visitors see the community page.'),
    }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo' }),
    searchNames('communityPage'),
    translatedFrom,
  ],
  preview: { select: { media: 'image' }, prepare: ({ media }) => ({ title: t('Community'), media }) },
})
