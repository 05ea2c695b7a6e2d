import { createStore } from 'zustand/vanilla'
import { type Bag, type BagNotice, soldLines } from '#web/domain/bag/bag.ts'
import { defaultLanguage, type Language } from '#web/routing/languages.ts'
import { bagMemory } from './bag-storage.ts'

export type BagState = {
  /** With all unconfirmed changes applied; null until a selection exists. */
  readonly bag: Bag | null
  /** `loading`: lines from the storage that the platform has not confirmed on this page. */
  readonly status: 'empty' | 'loading' | 'ready' | 'unreachable'
  /** This page knows whether the shopper's selection holds anything. */
  readonly isSettled: boolean
  /** The `lineId`s whose change the platform has not confirmed yet. */
  readonly pendingLines: ReadonlySet<string>
  readonly notice: BagNotice | null
  readonly isOpen: boolean
  /** The item added last, until the bag has been opened and closed. */
  readonly addedItemId: string | null
}

/** The bag as the page shows it. Read it with zustand's `useStore`; change it through bag.ts only. */
export const bagState = createStore<BagState>(() => ({
  bag: null,
  status: 'empty',
  isSettled: false,
  pendingLines: new Set<string>(),
  notice: null,
  isOpen: false,
  addedItemId: null,
}))

/** Shows the stored bag; the engine, once loaded, replaces this and applies unconfirmed changes. */
let show = (): void => {
  const bag = bagMemory.read()?.bag ?? null
  bagState.setState({ bag, status: bag && soldLines(bag.lines).length > 0 ? 'loading' : 'empty' })
}

export function showBag(): void {
  show()
}

export function showBagWith(engine: () => void): void {
  show = engine
  show()
}

let language: Language = defaultLanguage

/** The language of the current page, and of names in the bag. */
export function pageLanguage(): Language {
  return language
}

export function setPageLanguage(lang: Language): void {
  language = lang
}

/** False while a payment is checked: the selection must not change then (docs/product/2 and docs/product/4). */
export function mayRefresh(): boolean {
  return !/^\/\w+\/check-payment\/?$/.test(location.pathname)
}
