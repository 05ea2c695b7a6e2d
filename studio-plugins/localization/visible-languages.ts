import { allLanguages, type LanguageChoice } from './language-choice.ts'

/** What decides whether the field of one language is shown. */
type LanguageField = {
  readonly language: string
  /** The editor is in the field, or came to it by a link or a click in the preview. */
  readonly focused: boolean
  /** Something in it keeps the document from being published. */
  readonly hasError: boolean
}

/**
 * Languages whose fields are shown. Besides the chosen language these are the ones that the editor must see: the field
 * with the cursor and fields with errors, which nobody could find otherwise.
 */
export function visibleLanguages(fields: readonly LanguageField[], choice: LanguageChoice): string[] {
  const known = fields.some(({ language }) => language === choice)
  if (choice === allLanguages || !known) return fields.map(({ language }) => language)
  return fields.filter((field) => field.language === choice || field.focused || field.hasError).map((f) => f.language)
}
