import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom } from '../fields/english.ts'
import { searchNames } from '../fields/searchNames.ts'
import { seoInGroup } from '../fields/seoInGroup.ts'
import { t } from '../norwegian.ts'
import { mention } from '../validation/publishedTarget.ts'
import { requiredText } from '../validation/rules.ts'

export const homePage = defineType({
  name: 'homePage',
  title: 'Front page',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'hero', title: 'Hero', default: true },
    { name: 'products', title: 'Products' },
    { name: 'editorial', title: 'Story' },
    { name: 'community', title: 'Trees and community' },
    { name: 'content', title: 'More content' },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'heroHeading',
      title: 'Heading',
      type: 'localeString',
      validation: requiredText,
      group: 'hero',
    }),
    defineField({
      name: 'heroPromise',
      title: 'Promise',
      description: 'One line.',
      type: 'localeString',
      group: 'hero',
    }),
    defineField({
      name: 'heroImage',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('heroDesktop', 'heroPhone', 'sharing'),
      group: 'hero',
    }),
    defineField({
      name: 'crowdfundingHeading',
      title: 'Heading over crowdfunded products',
      type: 'localeString',
      group: 'products',
    }),
    defineField({
      name: 'preorderHeading',
      title: 'Heading over preorder products',
      type: 'localeString',
      group: 'products',
    }),
    defineField({
      name: 'categoriesHeading',
      title: 'Heading over clothing types',
      type: 'localeString',
      group: 'products',
    }),
    defineField({
      name: 'clothingTypes',
      title: 'Clothing types',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'clothingType' }], ...mention() })],
      validation: (rule) => rule.unique(),
      group: 'products',
    }),
    defineField({ name: 'editorialHeading', title: 'Heading', type: 'localeString', group: 'editorial' }),
    defineField({ name: 'editorialText', title: 'Text', type: 'localeText', group: 'editorial' }),
    defineField({
      name: 'editorialImage',
      title: 'Picture',
      type: 'accessibleImage',
      ...cropped('card'),
      group: 'editorial',
    }),
    defineField({ name: 'editorialLinkText', title: 'Text of the link', type: 'localeString', group: 'editorial' }),
    defineField({
      name: 'editorialLink',
      title: 'Link',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'contentPage' }, { type: 'landingPage' }, { type: 'categoryPage' }],
      ...mention(),
      group: 'editorial',
    }),
    defineField({
      name: 'treeFigure',
      title: 'Trees planted',
      type: 'number',
      validation: (rule) => rule.integer().min(0),
      group: 'community',
    }),
    defineField({
      name: 'treeText',
      title: 'Text about the trees',
      description: 'Continues the sentence after the number.',
      type: 'localeText',
      group: 'community',
    }),
    defineField({ name: 'communityHeading', title: 'Community heading', type: 'localeString', group: 'community' }),
    defineField({ name: 'communityText', title: 'Community text', type: 'localeText', group: 'community' }),
    defineField({
      name: 'communityImage',
      title: 'Community picture',
      type: 'accessibleImage',
      ...cropped('card'),
      group: 'community',
    }),
    defineField({ name: 'content', title: 'Content below', type: 'localeRichText', group: 'content' }),
    seoInGroup,
    searchNames('homePage'),
    translatedFrom,
  ],
  preview: { select: { media: 'heroImage' }, prepare: ({ media }) => ({ title: t('Front page'), media }) },
})
