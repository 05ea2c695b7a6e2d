import { whenIdle } from '#web/lib/when-idle.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '../local-state/local-state.ts'
import { bagMemory } from './bag-memory.ts'
import { bagState, showBag } from './bag-state.ts'
import { settleEmptyBag } from './first-selection.ts'
import { loadEngine } from './load-engine.ts'
import { mayRefresh } from './may-refresh.ts'
import { setPageLanguage } from './page-language.ts'
import { hasUnsentChanges } from './unsent-changes.ts'

/** Milliseconds after which a busy page is no longer waited for. */
const idleTimeout = 2000

/**
 * Once per page load and language (docs/product/4): shows the stored bag, follows other tabs, and sees to it
 * that there is a selection in the page's language, but not while a payment is checked. Answers how to stop.
 */
export function startBag({ lang }: { readonly lang: Language }): () => void {
  const until = new AbortController()
  setPageLanguage(lang)
  showBag()
  const unsubscribe = localState.subscribe((state, before) => state.centra !== before.centra && showBag())
  if (mayRefresh()) void settle(lang, until.signal)
  return () => {
    unsubscribe()
    until.abort()
  }
}

async function settle(lang: Language, signal: AbortSignal): Promise<void> {
  const stored = bagMemory.read()
  if ((stored?.bag.lines.length ?? 0) > 0 || hasUnsentChanges()) {
    await new Promise<void>((resolve) => whenIdle(resolve, { timeout: idleTimeout }))
    return signal.aborted ? undefined : refresh()
  }
  const country = bagMemory.country()
  if (stored && country && stored.bag.country === country && stored.bag.language === lang) return
  await settleEmpty(lang, signal)
}

async function settleEmpty(lang: Language, signal: AbortSignal): Promise<void> {
  const settled = await settleEmptyBag().catch(() => 'unreachable')
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
