import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { counted } from '../fields/counted.ts'
import { genderOptions } from '../fields/genders.ts'
import { t } from '../norwegian.ts'
import { checkTableFilled, checkTableShape } from '../validation/blocks.ts'

const emptyRow = { _type: 'tableRow', cells: ['', ''] }

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [defineField({ name: 'cells', title: 'Cells', type: 'array', of: [defineArrayMember({ type: 'string' })] })],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' | ') : t('Empty row') }),
  },
})

export const table = defineType({
  name: 'table',
  title: 'Table',
  options: { help: 'blocks#table' },
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({ name: 'caption', title: 'Caption', description: 'What the table is about.', type: 'string' }),
    defineField({
      name: 'hasHeader',
      title: 'The first row is a header',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'fit',
      title: 'Fit',
      description: 'The table comes first for those who have chosen this fit. Empty: it is for all.',
      type: 'string',
      options: { list: [...genderOptions] },
      hidden: ({ path }) => path[0] !== 'sizeGuide',
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      initialValue: [emptyRow, emptyRow],
      validation: (rule) => [rule.required().min(1).custom(checkTableShape), rule.custom(checkTableFilled).warning()],
    }),
  ],
  preview: {
    select: { title: 'caption', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title: title ?? t('Table'), subtitle: counted(rows, 'row') }),
  },
})
