import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { optionText } from '../norwegian.ts'
import { menuLinkFields } from './menuLink.ts'
import { namedPreview, names } from './namedPreview.ts'

/** Who sees a menu item (docs/product/3). */
export const showToOptions = [
  { title: 'Everyone', value: 'everyone' },
  { title: 'Logged in', value: 'logged_in' },
  { title: 'Logged out', value: 'logged_out' },
] as const

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  type: 'object',
  icon: MenuIcon,
  fields: [
    ...menuLinkFields,
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
      description: 'Higher numbers come first. Set automatically when the item is moved.',
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
  preview: {
    select: { ...names, link: 'linkNb', showTo: 'showTo' },
    prepare: ({ title, subtitle, link, showTo }) => {
      const audience = showTo === 'everyone' ? undefined : optionText(showToOptions, showTo)
      return namedPreview({ title, subtitle, details: [audience, link] })
    },
  },
})
