import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { linkAddress, requiredText } from '../validation/rules.ts'

const showToOptions = [
  { title: 'Everyone', value: 'everyone' },
  { title: 'Logged in', value: 'logged_in' },
  { title: 'Logged out', value: 'logged_out' },
] as const

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({ name: 'title', title: 'Text', type: 'localeString', validation: requiredText }),
    defineField({
      name: 'linkNb',
      title: 'Norwegian address',
      description: 'For example /nb/shop',
      type: 'string',
      validation: linkAddress,
    }),
    defineField({
      name: 'linkEn',
      title: 'English address',
      description: 'For example /en/shop',
      type: 'string',
      validation: linkAddress,
    }),
    defineField({
      name: 'showTo',
      title: 'Shown to',
      type: 'string',
      options: { list: [...showToOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'everyone',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'priority',
      title: 'Priority',
      description: 'Higher numbers come first.',
      type: 'number',
      initialValue: 0,
    }),
    defineField({
      name: 'groups',
      title: 'Groups of links',
      description: 'Shown in the large menu under this item.',
      type: 'array',
      of: [defineArrayMember({ type: 'menuGroup' })],
    }),
  ],
  orderings: [{ title: 'Priority', name: 'priority', by: [{ field: 'priority', direction: 'desc' }] }],
  preview: {
    select: { ...names, link: 'linkNb', showTo: 'showTo' },
    prepare: ({ title, subtitle, link, showTo }) => {
      const audience = showToOptions.find(({ value }) => value === showTo && value !== 'everyone')?.title
      return namedPreview({ title, subtitle, details: [audience, link] })
    },
  },
})
