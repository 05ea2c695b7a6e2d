import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { message, t } from '../norwegian.ts'
import { block } from './block.ts'
import { plainText } from './preview-text.ts'

export const factBox = defineType({
  name: 'factBox',
  title: 'Fact box',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'array',
      of: [block],
      validation: (rule) => rule.required().min(1).error(message('Add text to the fact box.')),
    }),
  ],
  preview: {
    select: { title: 'title', content: 'content' },
    prepare: ({ title, content }) => ({ title: title ?? t('Fact box'), subtitle: plainText(content) }),
  },
})
