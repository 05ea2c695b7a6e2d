import * as v from 'valibot'
import { type Bag, emptyTotals } from '#web/domain/bag/bag.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import { isBot } from '#web/domain/visitor/bots.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { Language } from '#web/routing/languages.ts'
import { callCentra } from '../centra/call.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { detectedCountryShape, emptySelectionShape } from '../centra/responses/empty-selection.ts'
import { orderOf, textOf } from '../centra/responses/optional-values.ts'
import { localState } from '../local-state/local-state.ts'
import { loadEngine } from './bag.ts'
import { bagState, mayRefresh, pageLanguage, setPageLanguage, showBag } from './bag-state.ts'
import { bagMemory, hasUnsentChanges, withBagLock } from './bag-storage.ts'

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

/** The fields of an empty selection that are needed. */
type Basics = StoredBag & { readonly isEmpty: boolean }

/** `holdsLines`: it is not empty after all, and the engine must read it. */
type EmptyBagOutcome = 'empty' | 'holdsLines' | 'unreachable'

/**
 * Gives the visitor an empty selection in the right country and language (docs/product/4), without the engine:
 * most visits end with an empty bag.
 */
function prepareEmptyBag(): Promise<EmptyBagOutcome> {
  return withBagLock(async () => {
    const stored = bagMemory.read()
    const known = stored
      ? { ...stored, isEmpty: stored.bag.lines.length === 0 }
      : (await call('GET', 'selection/')).value
    if (!known) return 'unreachable'
    if (!known.isEmpty) return 'holdsLines'
    const here = await settleCountry(known)
    const language = pageLanguage()
    if (here.bag.language !== language) await call('PUT', `languages/${language}`)
    return 'empty'
  })
}

/**
 * Norway for search bots (docs/product/6); else the country that was chosen or detected before; else the one that the
 * platform detects.
 */
async function settleCountry(known: Basics): Promise<Basics> {
  const saved = isBot(navigator.userAgent) ? 'NO' : bagMemory.country()
  const country = saved ?? (await detectedCountry()) ?? known.bag.country
  const { value, status } = country && country !== known.bag.country ? await call('PUT', `countries/${country}`) : {}
  const here = value ?? known
  // Do not try a country again that the shop does not ship to.
  const isSettled = here.bag.country === country || status === 404
  if (isSettled && bagMemory.country() !== here.bag.country) bagMemory.rememberCountry(here.bag.country)
  return here
}

async function detectedCountry(): Promise<string | undefined> {
  const detection = { method: 'GET', path: 'countries/auto', isRepeatable: true, shape: detectedCountryShape } as const
  const result = await callCentra(centraConnection, detection, (body) =>
    v.is(detectedCountryShape, body) ? body : undefined,
  )
  const country = result.ok ? textOf(result.value.country) : null
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined
}

type CallResult = { readonly value?: Basics; readonly status?: number }

/**
 * Makes a call that responds with the selection, and stores it if it is empty. The calls are idempotent, so they may be
 * repeated.
 */
async function call(method: 'GET' | 'PUT', path: string): Promise<CallResult> {
  const result = await callCentra(
    centraConnection,
    { method, path, isRepeatable: true, shape: emptySelectionShape },
    readBasics,
  )
  if (!result.ok) return { status: result.error.status }
  if (result.value.isEmpty) bagMemory.write(result.value)
  return { value: result.value }
}

function readBasics(body: unknown): Basics | undefined {
  if (!v.is(emptySelectionShape, body)) return undefined
  const { token, location, order, selection } = body
  const { currency, items } = selection
  const [country, language] = [textOf(location?.country), textOf(selection.language)]
  const bag: Bag = { token, currency, country, language, lines: [], totals: emptyTotals, vouchers: [] }
  return { bag, order: orderOf(order), isEmpty: items.length === 0 }
}
