import { defineField, defineType } from 'sanity'
import { plainText } from '../blocks/preview-text.ts'
import { contentLanguages } from '../languages.ts'
import { inEveryLanguage } from '../validation/rules.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Rich text in each language',
  type: 'object',
  validation: inEveryLanguage,
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'richText' })),
  preview: {
    select: { nb: 'nb', en: 'en' },
    prepare: ({ nb, en }) => ({ title: plainText(nb) || plainText(en) || 'Empty' }),
  },
})
