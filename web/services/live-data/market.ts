import { bagState } from '../bag/bag-state.ts'

/** Milliseconds that prices wait for the visitor's market; then the platform's default one is asked for. */
const patience = 3000

/** The market of the visitor's selection; `undefined` until the bag knows it. */
function marketNow(): string | undefined {
  const { bag, status } = bagState.getState()
  if (bag?.country) return bag.country
  return status === 'unreachable' ? '' : undefined
}

/** Resolves when it is known which market's prices the visitor is to see, so that no other currency flashes up. */
export function marketKnown(): Promise<void> {
  if (marketNow() !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const unsubscribe = bagState.subscribe(() => marketNow() !== undefined && done())
    const timer = setTimeout(done, patience)
  })
}

/** Calls the listener when the visitor's market has changed after prices may have been asked for. */
export function onMarketChange(listener: () => void): () => void {
  let market = marketNow()
  return bagState.subscribe(() => {
    const next = marketNow()
    if (next === undefined || next === market) return
    market = next
    listener()
  })
}
