import { defineField, defineType } from 'sanity'
import { contentLanguages } from '../languages.ts'
import { t } from '../norwegian.ts'
import { inEveryLanguage } from '../validation/rules.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Rich text in each language',
  type: 'object',
  options: { help: 'blocks' },
  validation: inEveryLanguage,
  fields: contentLanguages.map(({ id, title }) => defineField({ name: id, title, type: 'richText' })),
  preview: { prepare: () => ({ title: t('Text') }) },
})
