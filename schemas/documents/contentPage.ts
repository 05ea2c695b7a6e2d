import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { format } from 'date-fns/format'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { cropped } from '../fields/cropPreviews.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { seoInGroup } from '../fields/seoInGroup.ts'
import { message, t } from '../norwegian.ts'
import type { Verdict } from '../validation/codes.ts'
import { filledLanguages, type LocalizedValue } from '../validation/localized.ts'
import { mention, weakReference } from '../validation/publishedTarget.ts'
import { inEveryLanguage, requiredAddress, requiredText } from '../validation/rules.ts'

const picture = cropped('card', 'article', 'articlePhone', 'thumbnail', 'sharing')

export const contentPage = defineType({
  name: 'contentPage',
  title: 'Article',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'article', title: 'Article', default: true },
    { name: 'details', title: 'Details' },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText, group: 'article' }),
    defineField({
      name: 'slug',
      title: 'Address',
      description: 'Without an English address, the Norwegian one is used.',
      type: 'localeSlug',
      validation: requiredAddress,
      group: 'article',
    }),
    withoutEnglish('article'),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The category lists the article and is part of its address.',
      type: 'reference',
      options: { help: 'write-and-publish#choose-the-right-kind-of-page' },
      to: [{ type: 'categoryPage' }],
      ...weakReference('Until it is, the page is in no category and its address is shorter.', (rule) => [
        rule.required().warning(message('Choose a category: without one, the article is not in any list.')),
      ]),
      group: 'article',
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description: 'Shown with the article. Lists show the newest article first.',
      type: 'date',
      initialValue: () => format(new Date(), 'yyyy-MM-dd'),
      validation: (rule) => rule.required().warning(message('Choose a date: lists are sorted by it.')),
      group: 'article',
    }),
    defineField({ name: 'lead', title: 'Introduction', type: 'localeText', group: 'article' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      options: picture.options,
      validation: (rule) => [...picture.validation(rule), rule.custom(checkHasPicture).warning()],
      group: 'article',
    }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'localeRichText',
      validation: (rule) => [inEveryLanguage(rule), rule.custom(checkHasText).warning()],
      group: 'article',
    }),
    defineField({ name: 'author', title: 'Author', type: 'string', group: 'details' }),
    defineField({
      name: 'relatedPages',
      title: 'Related articles',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'contentPage' }], ...mention() })],
      group: 'details',
    }),
    seoInGroup,
    translatedFrom,
  ],
  orderings: [
    { title: 'Newest first', name: 'publishedAt', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { title: 'Title', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] },
  ],
  preview: {
    select: {
      ...names,
      category: 'category.title.nb',
      date: 'publishedAt',
      media: 'image',
    },
    prepare: ({ title, subtitle, category, date, media }) =>
      namedPreview({ title, subtitle, details: [category, date], media }),
  },
})

/** An article needs a picture for cards and its header. */
function checkHasPicture(image: { readonly asset?: unknown } | undefined): Verdict {
  return Boolean(image?.asset) || t('Choose a picture: cards and the top of the article show it.')
}

/** An article needs text in at least one language. */
function checkHasText(content: LocalizedValue | undefined): Verdict {
  return filledLanguages(content).length > 0 || t('The article has no text yet.')
}
