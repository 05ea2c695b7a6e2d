import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { message } from '../norwegian.ts'
import { counted } from './counted.ts'

export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group of links',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'localeString' }),
    defineField({
      name: 'routes',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'menuRoute' })],
      validation: (rule) => rule.required().min(1).error(message('Add at least one link to the group.')),
    }),
  ],
  preview: {
    select: { title: 'title.nb', routes: 'routes' },
    prepare: ({ title, routes }) => ({ title, subtitle: counted(routes, 'link') }),
  },
})
