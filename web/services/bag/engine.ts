import { track } from '../analytics/track.ts'
import { createCheckout } from '../centra/checkout.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { markStale } from '../live-data/live-data.ts'
import { BagEngine } from './bag-engine.ts'
import { bagState, mayRefresh, pageLanguage, showBagWith } from './bag-state.ts'
import { bagMemory, keepUnsentChanges, takeUnsentChanges, withBagLock } from './bag-storage.ts'
import { noteProducts } from './note-products.ts'
import { refreshWhenBack } from './refresh-when-back.ts'

/** The engine of this page, made when this file is first loaded. */
export const engine = new BagEngine(bagState, {
  checkout: createCheckout(centraConnection),
  memory: bagMemory,
  token: centraConnection.tokens.read,
  withLock: withBagLock,
  now: () => performance.now(),
  wait: centraConnection.wait,
  language: pageLanguage,
  onPriceConflict: markStale,
  track,
})

showBagWith(engine.show)
const resume = () => engine.resume(takeUnsentChanges())
resume()
addEventListener('pagehide', () => keepUnsentChanges(engine.leave()))
addEventListener('pageshow', resume)
refreshWhenBack(bagState, () => (mayRefresh() ? engine.refresh() : Promise.resolve()))
noteProducts()
