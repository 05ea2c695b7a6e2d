import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

/** Texts of borrowing for the browser; `{count}` and the like are filled in there. */
export function borrowTexts(lang: Language) {
  const {
    survey,
    surveyLink,
    discussionLink,
    noScript,
    cancelTitle,
    cancelQuestion,
    cancelQuestionDay,
    cancel,
    cancelledTitle,
    cancelled,
    notCancelledTitle,
    cancelFailed,
    ...shown
  } = texts(lang, 'borrowing')
  return shown
}

export type BorrowTexts = ReturnType<typeof borrowTexts>
