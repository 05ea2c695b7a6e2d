import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { mention } from '../validation/publishedTarget.ts'
import { requiredText } from '../validation/rules.ts'
import { referenceTargets } from './referenceTargets.ts'

/** What the search says to those who look for something that the shop does not have, and where they can go instead. */
export const searchAnswer = defineType({
  name: 'searchAnswer',
  title: 'Answer',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      description:
        'In either language, in the singular: “gavekort”, “gift card”, “barn”, “kid”. “barn” also answers “barnejakke”.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(40) })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(1).max(20).unique(),
    }),
    defineField({
      name: 'text',
      title: 'Answer',
      description: 'One or two sentences, shown above the results.',
      type: 'localeText',
      validation: requiredText,
    }),
    defineField({
      name: 'page',
      title: 'Page to go to instead',
      description: 'Linked below the answer by its title.',
      type: 'reference',
      // The front page has no title.
      to: referenceTargets.filter(({ type }) => type !== 'homePage'),
      ...mention(),
    }),
  ],
  preview: {
    select: { words: 'words', text: 'text.nb' },
    prepare: ({ words, text }) => ({ title: Array.isArray(words) ? words.join(', ') : t('No words'), subtitle: text }),
  },
})
