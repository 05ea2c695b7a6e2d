import { notedProducts } from '#web/domain/bag/noted-products.ts'
import { readStoredBag } from '#web/domain/bag/stored-bag.ts'
import type { LocalState } from '#web/domain/visitor/local-state.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { noteBag } from '../backend/contracts/note-bag.ts'
import { onConsent } from '../consent/consent.ts'
import { localState, storedLocalState } from '../local-state/local-state.ts'

/** After the last change of the bag. */
const DELAY_MS = 2000

/**
 * Tells the backend which products are in the bag when they have changed, for editors who ask how many bags have one.
 * With consent to analytics only; a withdrawal makes the backend forget the bag. Call it once for each page load.
 */
export function noteProducts(): void {
  /** The products of each selection before its first change that is not sent, by token. */
  const before = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const remember = (token: string, centraIds: readonly string[]) => {
    if (token && !before.has(token)) before.set(token, centraIds.join())
  }
  const send = (keepalive: boolean) => {
    clearTimeout(timer)
    const held = heldIn(storedLocalState())
    for (const [token, earlier] of before) {
      const centraIds = token === held.token ? held.centraIds : []
      if (centraIds.join() !== earlier) tell(token, centraIds, keepalive)
    }
    before.clear()
  }

  localState.subscribe((state, previous) => {
    // The tab that made the change reports it: of several tabs, the one that is looked at.
    if (state.centra === previous.centra || document.visibilityState === 'hidden' || !state.consent?.analytics) return
    const { token, centraIds } = heldIn(previous)
    remember(token, centraIds)
    // A selection that replaces another one has not been noted yet.
    remember(heldIn(state).token, [])
    clearTimeout(timer)
    timer = setTimeout(send, DELAY_MS, false)
  })
  addEventListener('pagehide', () => send(true))
  onConsent('analytics', () => () => {
    clearTimeout(timer)
    const tokens = new Set([...before.keys(), heldIn(localState.getState()).token])
    before.clear()
    if (document.visibilityState === 'hidden') return
    for (const token of tokens) if (token) tell(token, [], false)
  })
}

function heldIn({ centra }: LocalState): { readonly token: string; readonly centraIds: readonly string[] } {
  const { token = '', lines = [] } = readStoredBag(centra)?.bag ?? {}
  return { token, centraIds: notedProducts(lines) }
}

/** Once: a call that fails is not repeated, and nobody waits for it. */
function tell(bag: string, centraIds: readonly string[], keepalive: boolean): void {
  const send = (url: string, init: RequestInit) => fetch(url, { ...init, keepalive })
  void callBackend<typeof noteBag>('POST /api/v1/bags', { body: { bag, centraIds }, send })
}
