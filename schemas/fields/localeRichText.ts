import { defineField, defineType } from 'sanity'
import { contentLanguages } from '../languages.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Rich text in each language',
  type: 'object',
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'richText' })),
})
