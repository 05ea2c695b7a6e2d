import { whenIdle } from '#web/lib/when-idle.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '../local-state/local-state.ts'
import { loadEngine } from './bag.ts'
import { bagState, mayRefresh, setPageLanguage, showBag } from './bag-state.ts'
import { bagMemory, hasUnsentChanges } from './bag-storage.ts'
import { prepareEmptyBag } from './first-selection.ts'

/** How long to wait for a busy page to become idle. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Once per page load and language (docs/product/4): shows the stored bag, follows other tabs, and makes sure
 * that there is a selection in the page's language, but not while a payment is checked. Returns a cleanup function.
 */
export function startBag({ lang }: { readonly lang: Language }): () => void {
  const until = new AbortController()
  setPageLanguage(lang)
  showBag()
  const unsubscribe = localState.subscribe((state, before) => state.centra !== before.centra && showBag())
  if (mayRefresh()) void settle(lang, until.signal).then(() => until.signal.aborted || onSettled())
  return () => {
    unsubscribe()
    until.abort()
  }
}

function onSettled(): void {
  bagState.setState({ isSettled: true })
  // A payment that an earlier page has begun is looked after by code that no other visitor loads.
  if (localState.getState().openPayment === null) return
  void import('../payment/on-page-load.ts').then(({ followOpenPayment }) => followOpenPayment()).catch(() => {})
}

async function settle(lang: Language, signal: AbortSignal): Promise<void> {
  const stored = bagMemory.read()
  if ((stored?.bag.lines.length ?? 0) > 0 || hasUnsentChanges()) {
    await new Promise<void>((resolve) => whenIdle(resolve, { timeout: IDLE_TIMEOUT_MS }))
    return signal.aborted ? undefined : refresh()
  }
  const country = bagMemory.country()
  if (stored && country && stored.bag.country === country && stored.bag.language === lang) return
  await settleEmpty(lang, signal)
}

async function settleEmpty(lang: Language, signal: AbortSignal): Promise<void> {
  const settled = await prepareEmptyBag().catch(() => 'unreachable')
  if (signal.aborted) return
  if (settled === 'holdsLines') return refresh()
  if (settled !== 'unreachable') return
  bagState.setState({ status: 'unreachable' })
  addEventListener('online', () => settle(lang, signal), { once: true, signal })
}

function refresh(): Promise<void> {
  return loadEngine().then(
    ({ engine }) => engine.refresh(),
    () => bagState.setState({ status: 'unreachable' }),
  )
}
