import { type KnownProduct, readKnownProducts } from '#web/domain/bag/known-products.ts'
import { readStoredBag } from '#web/domain/bag/stored-bag.ts'
import { storedLocalState, updateLocalState } from '../local-state/local-state.ts'

/** The facts about its products that are stored with the bag, by `centraId`. */
export function knownProducts(): ReadonlyMap<string, KnownProduct> {
  return readKnownProducts(storedLocalState().centra?.products)
}

/** Stores the facts just read about some products. Those of products that have left the bag are dropped. */
export function rememberProducts(products: ReadonlyMap<string, KnownProduct>): void {
  updateLocalState(({ centra }) => {
    if (!centra) return {}
    const inBag = readStoredBag(centra)?.bag.lines.map(({ centraId }) => centraId) ?? []
    const needed = new Set([...inBag, ...products.keys()])
    const all = [...readKnownProducts(centra.products), ...products]
    return { centra: { ...centra, products: Object.fromEntries(all.filter(([centraId]) => needed.has(centraId))) } }
  })
}
