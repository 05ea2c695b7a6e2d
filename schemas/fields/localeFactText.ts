import { defineArrayMember, defineField, defineType } from 'sanity'
import { block } from '../blocks/block.ts'
import { contentLanguages } from '../languages.ts'
import { t } from '../norwegian.ts'
import { inEveryLanguage } from '../validation/rules.ts'

/** Running text without other blocks. */
export const localeFactText = defineType({
  name: 'localeFactText',
  title: 'Fact text in each language',
  type: 'object',
  validation: inEveryLanguage,
  fields: contentLanguages.map(({ id, title }) =>
    defineField({ name: id, title, type: 'array', of: [defineArrayMember(block)] }),
  ),
  preview: { prepare: () => ({ title: t('Text') }) },
})
