import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { requiredText } from '../validation/rules.ts'

/** A fact box that is written once and shown on many pages. */
export const sharedFactBox = defineType({
  name: 'sharedFactBox',
  title: 'Shared fact box',
  description: 'Written once and shown by the fact boxes of many pages. A change reaches all of them.',
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: requiredText }),
    defineField({ name: 'content', title: 'Content', type: 'localeFactText', validation: requiredText }),
  ],
  orderings: [{ title: 'Title', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] }],
  preview: { select: names, prepare: ({ title, subtitle }) => namedPreview({ title, subtitle, details: [] }) },
})
