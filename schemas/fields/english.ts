import { defineArrayMember, defineField } from 'sanity'
import { filledLanguages, type LocalizedValue } from '../validation/localized.ts'

export const withoutEnglishField = 'withoutEnglish'

/** What happens to a page that has no English text; without a choice, the first option applies. */
const withoutEnglishOptions = [
  { title: 'To be translated: not in English lists and search until it is', value: 'toTranslate' },
  { title: 'Needs no translation: in English lists and search in Norwegian', value: 'listed' },
  { title: 'Needs no translation: not in English lists and search', value: 'notNeeded' },
] as const

/** The options under which no translation is expected. */
export const untranslatedOnPurpose = ['listed', 'notNeeded']

const toLocalized = (value: unknown): LocalizedValue | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** Whether a page has its English text, by the rule of `isInEnglish` in the queries. */
export function isTranslated({ title, content }: Readonly<Record<string, unknown>>): boolean {
  const languages = filledLanguages(toLocalized(content))
  return filledLanguages(toLocalized(title)).includes('en') && (languages.includes('en') || !languages.includes('nb'))
}

/** The editor's choice for a page without its English text, shown while that is missing. */
export const withoutEnglish = (group?: string) =>
  defineField({
    name: withoutEnglishField,
    title: 'Without its English',
    description: 'The page has no English title or text.',
    type: 'string',
    options: { list: [...withoutEnglishOptions], layout: 'radio' },
    hidden: ({ document }) => document === undefined || isTranslated(document),
    ...(group && { group }),
  })

export const translatedFromField = 'translatedFrom'

/**
 * The Norwegian texts that English ones were made of, by field. The Studio keeps them when a page is published, so that
 * it can say which translations are older than the original, and what changed.
 */
export const translatedFrom = defineField({
  name: translatedFromField,
  title: 'Translated from',
  type: 'array',
  of: [
    defineArrayMember({
      name: 'translationSource',
      title: 'Text',
      type: 'object',
      fields: [defineField({ name: 'text', title: 'Text', type: 'text', options: { search: { weight: 0 } } })],
    }),
  ],
  hidden: true,
  readOnly: true,
})
