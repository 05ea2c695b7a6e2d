import 'server-only'
import type { Language } from '#web/routing/languages.ts'
import { type RawCall, rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import type { Failure, Result } from '#web/server/result.ts'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import { failedLinkPage, type Link, linkOf, linkPage, refusedLinkPage } from './link-page.ts'

type LinkEndpoints = {
  readonly path: `/api/${string}`
  /** For the API description: what the page is about, and what its button does. */
  readonly summary: { readonly page: string; readonly button: string }
  /** The page, which changes nothing: mail programs open links on their own. */
  readonly ask: (link: Link, call: RawCall) => Promise<Response>
  /** Carries out the link's action; its token authorises it. */
  readonly act: (link: Link, call: RawCall) => Promise<Response>
  readonly onFailure: (failure: Failure<ApiCode>, call: Pick<RawCall, 'request' | 'lang'>) => Response
}

/** The endpoints behind a link in a mail: a page that asks, and its button. */
export function linkEndpoints({ path, summary, ask, act, onFailure }: LinkEndpoints) {
  return [
    rawEndpoint({ method: 'GET', path, summary: summary.page, run: (call) => ask(linkOf(call), call), onFailure }),
    rawEndpoint({
      method: 'POST',
      path,
      summary: summary.button,
      // The one click in mail programs (RFC 8058) comes from no page.
      origin: 'any',
      run: (call) => act(linkOf(call), call),
      onFailure,
    }),
  ]
}

type LinkTexts = Readonly<
  Record<'title' | 'button' | 'doneTitle' | 'done' | 'refusedTitle' | 'failedTitle' | 'failed', string>
>

type ConfirmedLink = Pick<LinkEndpoints, 'path' | 'summary'> & {
  readonly texts: (lang: Language) => LinkTexts
  /** The paragraphs of the question; `done` if the action was carried out before. */
  readonly ask: (link: Link, lang: Language) => Promise<Result<readonly string[] | 'done', ApiCode>>
  readonly act: (link: Link) => Promise<Result<unknown, ApiCode>>
}

/** The endpoints behind a link whose action may be refused: the question, the result and the refusal are pages. */
export function confirmedLinkEndpoints({ path, summary, texts, ask, act }: ConfirmedLink) {
  const done = (lang: Language) => {
    const { doneTitle, done: text } = texts(lang)
    return linkPage(lang, { status: 200, title: doneTitle, paragraphs: [text] })
  }
  return linkEndpoints({
    path,
    summary,
    async ask(link, { lang }) {
      const question = await ask(link, lang)
      const { title, button, refusedTitle } = texts(lang)
      if (!question.ok) return refusedLinkPage(lang, question.code, refusedTitle)
      if (question.value === 'done') return done(lang)
      return linkPage(lang, { status: 200, title, paragraphs: question.value, button })
    },
    async act(link, { lang }) {
      const result = await act(link)
      return result.ok ? done(lang) : refusedLinkPage(lang, result.code, texts(lang).refusedTitle)
    },
    onFailure(failure, { lang }) {
      const { failedTitle, failed } = texts(lang)
      return failedLinkPage(lang, failure, { title: failedTitle, text: failed })
    },
  })
}
