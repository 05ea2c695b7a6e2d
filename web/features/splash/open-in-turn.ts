import { isSplashForced, opensSplash } from '#web/domain/content/splash.ts'
import { isBot } from '#web/domain/visitor/bots.ts'
import { cookieSettingsFragment } from '#web/domain/visitor/consent.ts'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { dialogFragments } from '#web/routing/fixed-links.ts'
import { consent } from '#web/services/consent/consent.ts'
import { localState } from '#web/services/local-state/local-state.ts'

type SplashPage = {
  readonly path: string
  readonly isPreview: boolean
  /** The fragment with which the page was loaded; undefined once the visitor has gone on to another page. */
  readonly openedWith?: string
}

/**
 * Shows the splash when the page has loaded and is idle; if the visitor is busy then, on a later page. On the first
 * page of a visit the question for consent comes first: the splash opens when it is answered. An address that forces it
 * opens it at once. `show` gets a function that says whether it may still open.
 */
export function openInTurn(
  page: SplashPage,
  show: (mayOpen: () => boolean) => Promise<void>,
  signal: AbortSignal,
): void {
  const isForced = isSplashForced(location.search)
  const mayOpen = () => !signal.aborted && isWanted(page) && (isForced || !isBusy(page))
  const tryToOpen = () => {
    // Offline, a later page tries again.
    if (mayOpen()) void show(mayOpen).catch(() => {})
  }
  if (isForced) {
    tryToOpen()
    return
  }
  const stops = [whenLoadedAndIdle(tryToOpen), whenConsentIsAnswered(() => whenLoadedAndIdle(tryToOpen))]
  for (const stop of stops) signal.addEventListener('abort', stop)
}

/**
 * Runs when the visitor answers the question for consent on this page, and the banner or dialog with the answer has
 * closed. `run` returns a function that cancels what it has begun, and so does this.
 */
function whenConsentIsAnswered(run: () => () => void): () => void {
  const until = new AbortController()
  const start = () => until.signal.addEventListener('abort', run())
  const unsubscribe = consent.subscribe(({ choice }, before) => {
    if (!before.isKnown || before.choice || !choice) return
    const settings = document.querySelector('dialog[open]')
    if (settings) settings.addEventListener('close', start, { once: true, signal: until.signal })
    else start()
  })
  until.signal.addEventListener('abort', unsubscribe)
  return () => until.abort()
}

/** Next keeps the previous page in the document, hidden by a style. */
const errorPage = 'main[data-error]:not([style*="display: none"])'

function isWanted({ path, isPreview }: SplashPage): boolean {
  return opensSplash({
    path,
    search: location.search,
    isDismissed: localState.getState().hasDismissedSplash,
    isBot: isBot(navigator.userAgent),
    isPreview,
    isError: document.querySelector(errorPage) !== null,
  })
}

const openOverlay = 'dialog[open], :popover-open, :is(input, textarea, select):focus'
const openQuestion = '[data-consent-banner]:not([hidden])'

/**
 * Whether another overlay is open or on its way, consent is asked for on the first page of a visit, or a field has the
 * focus: one question at a time.
 */
function isBusy({ openedWith }: SplashPage): boolean {
  const isFirstPage = openedWith !== undefined && !document.referrer.startsWith(`${location.origin}/`)
  const opensDialog = [...dialogFragments, cookieSettingsFragment].some((fragment) => fragment === openedWith)
  return opensDialog || document.querySelector(isFirstPage ? `${openOverlay}, ${openQuestion}` : openOverlay) !== null
}
