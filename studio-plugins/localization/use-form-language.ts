import { getPublishedId } from '@sanity/client/csm'
import { useFormValue } from 'sanity'
import { type LanguageChoice, useLanguageChoice } from './language-choice.ts'

const documentId = ['_id']

/** The language of the form in which this is rendered. */
export function useFormLanguage(): LanguageChoice {
  const id = useFormValue(documentId)
  return useLanguageChoice(typeof id === 'string' ? getPublishedId(id) : '')
}
