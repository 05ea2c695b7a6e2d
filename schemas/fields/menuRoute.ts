import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { linkAddress, requiredText } from '../validation/rules.ts'

export const menuRoute = defineType({
  name: 'menuRoute',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
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
  ],
  preview: { select: { title: 'title.nb', subtitle: 'linkNb' } },
})
