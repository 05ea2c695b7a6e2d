import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'

/** Words that shoppers use for the same thing; the search finds all of them by each. */
export const synonymGroup = defineType({
  name: 'synonymGroup',
  title: 'Words that mean the same',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      description:
        'In either language, in the singular: “ryggsekk”, “tursekk”, “backpack”. An entry may be several words: “opening hours”.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(40) })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(2).max(20).unique(),
    }),
  ],
  preview: {
    select: { words: 'words' },
    prepare: ({ words }) => ({ title: Array.isArray(words) ? words.join(', ') : t('No words') }),
  },
})
