import type { ItemChange } from '#web/domain/bag/bag-changes.ts'
import { readStoredBag, type StoredBag, storeBag } from '#web/domain/bag/stored-bag.ts'
import { storedLocalState, updateLocalState } from '../local-state/local-state.ts'

/** The last known bag, shared by all tabs. */
export type BagMemory = {
  readonly read: () => StoredBag | null
  readonly write: (stored: StoredBag) => void
  /** ISO 3166, two letters; null until it was chosen or detected. */
  readonly country: () => string | null
  readonly rememberCountry: (code: string | null) => void
}

/** In this browser's storage (docs/product/3). */
export const bagMemory: BagMemory = {
  read: () => readStoredBag(storedLocalState().centra),
  write: (stored) => updateLocalState(({ centra }) => ({ centra: { ...centra, ...storeBag(stored) } })),
  country: () => storedLocalState().userPreferences.country,
  rememberCountry: (country) =>
    updateLocalState(({ userPreferences }) => ({ userPreferences: { ...userPreferences, country } })),
}

/**
 * Lets one tab at a time call the platform about the bag, so that no two of them create a selection or rebuild a lost
 * one. Browsers without locks (plain http, old) go on without: the platform's responses still decide.
 */
export function withBagLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('bag', work)
}

/** In the tab's session storage: another tab must not send them as well. */
const UNSENT_KEY = 'unsentBagChanges'

/** Whether the previous page was left before it had sent all changes. */
export function hasUnsentChanges(): boolean {
  try {
    return sessionStorage.getItem(UNSENT_KEY) !== null
  } catch {
    return false
  }
}

export function keepUnsentChanges(changes: ReadonlyMap<string, ItemChange>): void {
  if (changes.size === 0) return
  try {
    sessionStorage.setItem(UNSENT_KEY, JSON.stringify([...changes].map(([item, { change }]) => ({ item, ...change }))))
  } catch {
    // Blocked or full: the shopper sees that the change was not made.
  }
}

/** Removes and returns them, so that they are sent once. */
export function takeUnsentChanges(): ReadonlyMap<string, ItemChange> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]')
    sessionStorage.removeItem(UNSENT_KEY)
    return new Map(Array.isArray(stored) ? stored.flatMap(readChange) : [])
  } catch {
    return new Map()
  }
}

function readChange(value: unknown): [string, ItemChange][] {
  if (typeof value !== 'object' || value === null || !('item' in value) || !('by' in value)) return []
  const { item, by } = value
  if (typeof item !== 'string' || typeof by !== 'number' || !Number.isInteger(by)) return []
  const set = 'set' in value && value.set === 0 ? { set: 0 } : {}
  return [[item, { change: { ...set, by }, item: null }]]
}
