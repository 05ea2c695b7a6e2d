import { bagState } from '../bag/bag-state.ts'

/** The longest wait of prices for the visitor's market; then the platform's default one is used. */
const MARKET_TIMEOUT_MS = 3000

/** The market of the visitor's selection; `undefined` until the bag knows it. */
function marketNow(): string | undefined {
  const { bag, status } = bagState.getState()
  if (bag?.country) return bag.country
  return status === 'unreachable' ? '' : undefined
}

/**
 * Resolves to the market whose prices the visitor should see as soon as it is known, so that no other currency flashes
 * up; to the platform's default one (empty) when it does not become known.
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
    const timer = setTimeout(() => done(''), MARKET_TIMEOUT_MS)
  })
}

/** Calls the listener with the market whenever the selection changes. */
export function onMarket(listener: (market: string) => void): void {
  bagState.subscribe(() => {
    const market = marketNow()
    if (market !== undefined) listener(market)
  })
}
