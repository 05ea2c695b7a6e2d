import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'

export const menuRoute = defineType({
  name: 'menuRoute',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({ name: 'title', title: 'Text', type: 'localeString' }),
    defineField({ name: 'linkNb', title: 'Norwegian address', description: 'For example /nb/shop', type: 'string' }),
    defineField({ name: 'linkEn', title: 'English address', description: 'For example /en/shop', type: 'string' }),
  ],
  preview: { select: { title: 'title.nb', subtitle: 'linkNb' } },
})
