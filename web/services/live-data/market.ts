import { bagState } from '../bag/bag-state.ts'

/** Milliseconds that prices wait for the visitor's market; then the platform's default one is asked for. */
const patience = 3000

/** The market of the visitor's selection; `undefined` until the bag knows it. */
function marketNow(): string | undefined {
  const { bag, status } = bagState.getState()
  if (bag?.country) return bag.country
  return status === 'unreachable' ? '' : undefined
}

/**
 * Resolves to the market whose prices the visitor is to see, once that is known, so that no other currency flashes up;
 * to the platform's default one (empty) when it does not become known.
 */
export function marketKnown(): Promise<string> {
  const known = marketNow()
  if (known !== undefined) return Promise.resolve(known)
  return new Promise((resolve) => {
    const done = (market: string) => {
      unsubscribe()
      clearTimeout(timer)
      resolve(market)
    }
    const unsubscribe = bagState.subscribe(() => {
      const market = marketNow()
      if (market !== undefined) done(market)
    })
    const timer = setTimeout(() => done(''), patience)
  })
}

/** Calls the listener with every market that the selection has from now on. */
export function onMarket(listener: (market: string) => void): void {
  bagState.subscribe(() => {
    const market = marketNow()
    if (market !== undefined) listener(market)
  })
}
