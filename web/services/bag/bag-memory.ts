import { readStoredBag, type StoredBag, storeBag } from '#web/domain/bag/stored-bag.ts'
import { storedLocalState, updateLocalState } from '../local-state/local-state.ts'

/** What the platform told last, shared by all tabs. */
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
  write: (stored) => updateLocalState(() => ({ centra: storeBag(stored) })),
  country: () => storedLocalState().userPreferences.country,
  rememberCountry: (country) =>
    updateLocalState(({ userPreferences }) => ({ userPreferences: { ...userPreferences, country } })),
}
