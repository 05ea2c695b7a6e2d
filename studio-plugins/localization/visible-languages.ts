import { allLanguages, type LanguageChoice } from './language-choice.ts'

/** The field of one language. */
type LanguageField = {
  readonly language: string
  /** The field has the focus, for example after a click in the preview. */
  readonly focused: boolean
  /** It has a validation error. */
  readonly hasError: boolean
}

/**
 * The languages whose fields are shown: the chosen one, and fields with the focus or with errors.
 */
export function visibleLanguages(fields: readonly LanguageField[], choice: LanguageChoice): string[] {
  const known = fields.some(({ language }) => language === choice)
  if (choice === allLanguages || !known) return fields.map(({ language }) => language)
  return fields.filter((field) => field.language === choice || field.focused || field.hasError).map((f) => f.language)
}
