import { defineField } from 'sanity'
import { linkAddress, requiredText } from '../validation/rules.ts'

/** The fields of a link in a menu: its text, and an address in each language. */
export const menuLinkFields = [
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
]
