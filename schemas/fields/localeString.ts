import { defineField, defineType } from 'sanity'
import { contentLanguages } from '../languages.ts'
import { inEveryLanguage } from '../validation/rules.ts'

export const localeString = defineType({
  name: 'localeString',
  title: 'Text in each language',
  type: 'object',
  validation: inEveryLanguage,
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'string' })),
  preview: { select: { title: 'nb', subtitle: 'en' } },
})
