import 'server-only'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Failure } from '#web/server/result.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'
import { failedLinkPage, type LinkPage, linkPage } from './link-page.ts'

type UnsubscribeState = 'question' | 'done' | 'unknown'

const statuses = { question: 200, done: 200, unknown: 404 } as const satisfies Record<UnsubscribeState, number>

/** The texts of the page for one kind of mail, before the click and after it. */
type UnsubscribeTexts = Readonly<Record<'title' | 'question' | 'confirm' | 'doneTitle' | 'done' | 'failed', string>>

/** The page that a mail's unsubscribe link opens. */
export function unsubscribePage(lang: Language, state: UnsubscribeState, texts: UnsubscribeTexts): Response {
  return linkPage(lang, { status: statuses[state], ...content(lang, state, texts) })
}

/** The same page when it could not be shown, or the click failed. */
export function unsubscribeFailedPage(lang: Language, failure: Failure<ApiCode>, texts: UnsubscribeTexts): Response {
  return failedLinkPage(lang, failure, { title: translator(lang, 'unsubscribe')('failedTitle'), text: texts.failed })
}

function content(lang: Language, state: UnsubscribeState, texts: UnsubscribeTexts): Omit<LinkPage, 'status'> {
  const t = translator(lang, 'unsubscribe')
  if (state === 'question') return { title: texts.title, paragraphs: [texts.question], button: texts.confirm }
  if (state === 'done') return { title: texts.doneTitle, paragraphs: [texts.done] }
  return { title: t('unknownTitle'), paragraphs: [apiErrors.noSuchNotification[lang]] }
}
