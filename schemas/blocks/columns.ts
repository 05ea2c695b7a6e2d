import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { counted } from '../fields/counted.ts'
import { message, t } from '../norwegian.ts'
import { block, emptyBlock } from './block.ts'
import { image } from './image.ts'
import { plainText, textsOf } from './preview-text.ts'

export const column = defineType({
  name: 'column',
  title: 'Column',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'content',
      title: 'Content',
      type: 'array',
      initialValue: [emptyBlock],
      of: [block, image, defineArrayMember({ type: 'button' }), defineArrayMember({ type: 'factBox' })],
    }),
  ],
  preview: {
    select: { content: 'content' },
    prepare: ({ content }) => ({ title: plainText(content) || t('Empty column') }),
  },
})

export const columns = defineType({
  name: 'columns',
  title: 'Columns',
  options: { help: 'blocks#columns' },
  description: 'Two to four columns side by side; stacked on phones.',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [defineArrayMember({ type: 'column' })],
      initialValue: [{ _type: 'column' }, { _type: 'column' }],
      validation: (rule) => rule.required().min(2).max(4).error(message('Use two to four columns.')),
    }),
  ],
  preview: {
    select: { columns: 'columns' },
    prepare: ({ columns }) => ({ title: counted(columns, 'column'), subtitle: textsOf(columns) }),
  },
})
