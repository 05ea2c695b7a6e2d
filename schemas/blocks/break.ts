import { RemoveIcon } from '@sanity/icons/Remove'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'

export const breakBlock = defineType({
  name: 'break',
  title: 'Divider',
  options: { help: 'blocks#divider' },
  type: 'object',
  icon: RemoveIcon,
  fields: [
    defineField({
      name: 'style',
      title: 'Style',
      type: 'string',
      options: { list: [{ title: 'Horizontal line', value: 'horizontal-ruler' }] },
      initialValue: 'horizontal-ruler',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { style: 'style' }, prepare: () => ({ title: t('Divider') }) },
})
