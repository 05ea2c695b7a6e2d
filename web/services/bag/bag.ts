import type { BagItem, BagNotice } from '#web/domain/bag/bag.ts'
import { bagState } from './bag-state.ts'

/**
 * Actions on the shopper's bag. Its contents are in `bagState` (bag-state.ts); `startBag` (start.ts) initialises it.
 * Small on purpose: the engine is loaded on the first change, or when the browser is idle and the bag is not empty.
 */

/** Loads the code that changes a bag, once. */
export function loadEngine(): Promise<typeof import('./engine.ts')> {
  return import('./engine.ts')
}

/** Preloads the engine; for pointerenter and focus of controls that change the bag. */
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

/**
 * Calls `onShown` once `bagState` shows the item; resolves when the platform has responded. A notice says why it was
 * not added.
 */
export function addToBag(item: BagItem, onShown: () => void): Promise<'added' | BagNotice> {
  bagState.setState({ addedItemId: item.itemId })
  return change((engine) => {
    const response = engine.add(item)
    onShown()
    return response
  }, unreachable)
}

/** Adds an item that has just been removed: it is not marked as new. */
export function putBackIntoBag(item: BagItem): Promise<'added' | BagNotice> {
  return change((engine) => engine.add(item), unreachable)
}

/** Sets the quantity of a line; 0 removes it. Shown at once, undone with a notice when the platform refuses. */
export function changeQuantity(lineId: string, quantity: number): Promise<void> {
  return change((engine) => engine.changeQuantity(lineId, quantity), undefined)
}

export function removeLine(lineId: string): Promise<void> {
  return changeQuantity(lineId, 0)
}

/** Resolves to 'added', or to the notice that says why not. */
export function addVoucher(code: string): Promise<'added' | BagNotice> {
  return change((engine) => engine.addVoucher(code), unreachable)
}

export function removeVoucher(code: string): Promise<void> {
  return change((engine) => engine.removeVoucher(code), undefined)
}

/** ISO 3166, two letters: stored, and all prices change. Resolves to false when the platform refused it. */
export function setCountry(code: string): Promise<boolean> {
  return change((engine) => engine.setCountry(code), false)
}

/** Reads the bag from the platform again. */
export function refreshBag(): Promise<void> {
  return change((engine) => engine.refresh(), undefined)
}

const unreachable: BagNotice = { kind: 'unreachable' }

type Engine = Awaited<ReturnType<typeof loadEngine>>['engine']

/**
 * Offline, or after a deployment has replaced the engine's file, nothing can be changed, and the shopper is notified.
 */
async function change<T>(make: (engine: Engine) => Promise<T>, otherwise: T): Promise<T> {
  const loaded = await loadEngine().catch(() => undefined)
  if (loaded) return make(loaded.engine)
  bagState.setState({ notice: unreachable })
  return otherwise
}
