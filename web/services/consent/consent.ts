import { createStore } from 'zustand/vanilla'
import {
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
  consentCategories,
  consentedKeys,
  consentOf,
} from '#web/domain/visitor/consent.ts'
import { localState, storedLocalState, updateLocalState } from '../local-state/local-state.ts'

export type ConsentState = {
  /** False on the server and until the browser's storage was read. */
  readonly isKnown: boolean
  /** Null until a choice has been made in this browser. */
  readonly choice: Consent | null
}

/**
 * The visitor's choice, for components that show it. Code that stores or sends something uses `mayUse` or `onConsent`.
 */
export const consent = createStore<ConsentState>(() => ({ isKnown: false, choice: null }))

/**
 * Follows the local state, and through it the other tabs. Call it after `startLocalState`; returns an unsubscribe
 * function.
 */
export function startConsent(): () => void {
  const take = () => {
    const { consent: choice } = localState.getState()
    const known = consent.getState()
    if (known.isKnown && isSame(known.choice, choice)) return
    removeRefused()
    consent.setState({ isKnown: true, choice })
  }
  take()
  return localState.subscribe(take)
}

/**
 * Whether the visitor has allowed the category. False until the visitor has chosen. True also before the local state
 * has started.
 */
export function mayUse(category: ConsentCategory): boolean {
  return storedLocalState().consent?.[category] === true
}

/**
 * Runs `start` as soon as the category is allowed, at once when it is already; what it returns runs when that is
 * withdrawn, here or in another tab. Returns an unsubscribe function.
 */
export function onConsent(category: ConsentCategory, start: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined
  let isAllowed = false
  const follow = () => {
    if ((localState.getState().consent?.[category] === true) === isAllowed) return
    isAllowed = !isAllowed
    if (isAllowed) end = start()
    else end?.()
  }
  follow()
  return localState.subscribe(follow)
}

/** Stores a choice. A refused campaign is dropped at once. */
export function chooseConsent(choice: ConsentChoice): void {
  updateLocalState(() => ({ consent: consentOf(choice), ...(choice.marketing ? {} : { mc: null }) }))
}

/** Includes what another page or tab stored, and what was stored under an earlier choice. */
function removeRefused(): void {
  try {
    for (const key of consentCategories.flatMap((category) => (mayUse(category) ? [] : consentedKeys[category]))) {
      localStorage.removeItem(key)
      sessionStorage.removeItem(key)
    }
  } catch {
    // Forbidden: nothing was kept either.
  }
}

function isSame(a: Consent | null, b: Consent | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
