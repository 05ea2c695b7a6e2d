import { type ContentLanguage, contentLanguages } from '../languages.ts'
import { t } from '../norwegian.ts'

/** A value per language, whatever its kind. */
export type LocalizedValue = { readonly [language in ContentLanguage]?: unknown }

export type LanguageProblem = { readonly path: [ContentLanguage]; readonly message: string }

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  return 'current' in value ? isFilled(value.current) : Object.keys(value).length > 0
}

/** The languages in which the value is not empty. */
export function filledLanguages(value: LocalizedValue | undefined): ContentLanguage[] {
  return contentLanguages.map(({ id }) => id).filter((id) => isFilled(value?.[id]))
}

const norwegianMissing = (): LanguageProblem => ({
  path: ['nb'],
  message: t('Norwegian is required: it is the shop’s default language.'),
})

/** Norwegian is the default language, so it cannot be missing (docs/product/1). */
export function norwegianRequired(value: LocalizedValue | undefined): true | LanguageProblem {
  return filledLanguages(value).includes('nb') || norwegianMissing()
}

/** A value that exists in one language should exist in the other (docs/product/1). */
export function otherLanguageMissing(value: LocalizedValue | undefined): true | LanguageProblem {
  const filled = filledLanguages(value)
  if (filled.length !== 1) return true
  const missing = contentLanguages.find(({ id }) => id !== filled[0])
  return missing
    ? {
        path: [missing.id],
        message: missing.id === 'nb' ? t('The Norwegian text is missing.') : t('The English text is missing.'),
      }
    : true
}

/** The problem of the first language whose text has more than `max` characters. */
export function tooLong(value: LocalizedValue | undefined, max: number): true | LanguageProblem {
  for (const { id } of contentLanguages) {
    const text = value?.[id]
    if (typeof text === 'string' && text.length > max) {
      return {
        path: [id],
        message: t('{length} characters: only about {max} are shown.', { length: text.length, max }),
      }
    }
  }
  return true
}
