import type { BagItem, BagNotice } from '#web/domain/bag/bag.ts'
import { bagState } from './bag-state.ts'
import { loadEngine } from './load-engine.ts'

/**
 * What a page does with the shopper's bag; what the bag holds is in `bagState` (bag-state.ts), and `startBag` (start.ts)
 * begins. Small on purpose: the engine is loaded on the first change, or when idle for a bag that holds something.
 */

/** Loads what changes will need; for pointerenter and focus of whatever changes the bag. */
export function preloadBag(): void {
  void loadEngine().catch(() => {})
}

export function openBag(): void {
  preloadBag()
  bagState.setState({ isOpen: true })
}

export function closeBag(): void {
  if (bagState.getState().isOpen) bagState.setState({ isOpen: false, addedItemId: null })
}

export function dismissNotice(): void {
  bagState.setState({ notice: null })
}

/** Shown in `bagState` at once; resolves when the platform has answered. A notice says why it could not be added. */
export function addToBag(item: BagItem): Promise<'added' | BagNotice> {
  bagState.setState({ addedItemId: item.itemId })
  return putBackIntoBag(item)
}

/** The same for what has just been taken out: nothing new. */
export function putBackIntoBag(item: BagItem): Promise<'added' | BagNotice> {
  return change((engine) => engine.add(item), unreachable)
}

/** Sets how many a line holds; 0 removes it. Shown at once, taken back with a notice when the platform refuses. */
export function changeQuantity(lineId: string, quantity: number): Promise<void> {
  return change((engine) => engine.changeQuantity(lineId, quantity), undefined)
}

export function removeLine(lineId: string): Promise<void> {
  return changeQuantity(lineId, 0)
}

/** Resolves to 'added', or to the notice that tells why not. */
export function addVoucher(code: string): Promise<'added' | BagNotice> {
  return change((engine) => engine.addVoucher(code), unreachable)
}

export function removeVoucher(code: string): Promise<void> {
  return change((engine) => engine.removeVoucher(code), undefined)
}

/** ISO 3166, two letters: remembered, and all prices follow. Resolves to false when the platform refused it. */
export function setCountry(code: string): Promise<boolean> {
  return change((engine) => engine.setCountry(code), false)
}

/** Asks the platform again how the bag stands. */
export function refreshBag(): Promise<void> {
  return change((engine) => engine.refresh(), undefined)
}

const unreachable: BagNotice = { kind: 'unreachable' }

type Engine = Awaited<ReturnType<typeof loadEngine>>['engine']

/** Offline, or after a new build has replaced the engine's file, nothing can be changed: the shopper is told. */
async function change<T>(make: (engine: Engine) => Promise<T>, otherwise: T): Promise<T> {
  const loaded = await loadEngine().catch(() => undefined)
  if (loaded) return make(loaded.engine)
  bagState.setState({ notice: unreachable })
  return otherwise
}
