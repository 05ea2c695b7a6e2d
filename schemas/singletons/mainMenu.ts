import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { counted } from '../fields/counted.ts'
import { searchNames } from '../fields/searchNames.ts'
import { t } from '../norwegian.ts'

export const mainMenu = defineType({
  name: 'mainMenu',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'items',
      title: 'Menu',
      description: 'Shown in the top bar and in the mobile menu. Items open the groups of links below them.',
      type: 'array',
      options: { help: 'menu#change-the-menu' },
      of: [defineArrayMember({ type: 'menuItem' })],
    }),
    searchNames('mainMenu'),
  ],
  preview: {
    select: { items: 'items' },
    prepare: ({ items }) => ({ title: t('Menu'), subtitle: counted(items, 'item') }),
  },
})
