import { defineField, defineType } from 'sanity'
import { contentLanguages } from '../languages.ts'

export const localeString = defineType({
  name: 'localeString',
  title: 'Text in each language',
  type: 'object',
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'string' })),
})
