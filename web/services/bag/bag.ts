import type { BagItem, BagNotice } from '../../domain/bag.ts'
import type { Language } from '../../routing/languages.ts'
import { bagState } from './bag-state.ts'

/**
 * The shopper's bag, as every page knows it; what it holds is in `bagState` (bag-state.ts). Small on purpose: the engine
 * behind it (queue, checked answers) is loaded on the first change, or when idle for a bag that holds something.
 */

const loadEngine = () => import('./engine.ts')

/** Once per page load and language (specification section 4); answers how to stop. */
export function startBag(_page: { readonly lang: Language }): () => void {
  return () => {}
}

/** Loads what changes will need; for pointerenter and focus of whatever changes the bag. */
export function preloadBag(): void {
  void loadEngine().catch(() => {})
}

export function openBag(): void {
  preloadBag()
  bagState.setState({ isOpen: true })
}

export function closeBag(): void {
  bagState.setState({ isOpen: false })
}

export function dismissNotice(): void {
  bagState.setState({ notice: null })
}

/** Shown in `bagState` at once; resolves when the platform has answered. A notice says why it could not be added. */
export async function addToBag(item: BagItem): Promise<'added' | BagNotice> {
  return (await loadEngine()).addToBag(item)
}

/** Sets how many a line holds; 0 removes it. Shown at once, taken back with a notice when the platform refuses. */
export async function changeQuantity(line: string, quantity: number): Promise<void> {
  return (await loadEngine()).changeQuantity(line, quantity)
}

export function removeLine(line: string): Promise<void> {
  return changeQuantity(line, 0)
}

/** Resolves to 'added', or to the notice that tells why not. */
export async function addVoucher(code: string): Promise<'added' | BagNotice> {
  return (await loadEngine()).addVoucher(code)
}

export async function removeVoucher(code: string): Promise<void> {
  return (await loadEngine()).removeVoucher(code)
}

/** ISO 3166, two letters: remembered, and all prices follow. Resolves to false when the platform refused it. */
export async function setCountry(code: string): Promise<boolean> {
  return (await loadEngine()).setCountry(code)
}
