import { defineField, defineType } from 'sanity'
import { contentLanguages } from '../languages.ts'
import { inEveryLanguage } from '../validation/rules.ts'

export const localeText = defineType({
  name: 'localeText',
  title: 'Longer text in each language',
  type: 'object',
  validation: inEveryLanguage,
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'text', rows: 3 })),
  preview: { select: { title: 'nb', subtitle: 'en' } },
})
