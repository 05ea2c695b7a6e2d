import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { menuLinkFields } from './menuLink.ts'

export const menuRoute = defineType({
  name: 'menuRoute',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: menuLinkFields,
  preview: { select: { title: 'title.nb', subtitle: 'linkNb' } },
})
