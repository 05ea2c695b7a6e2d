import { track } from '../analytics/track.ts'
import { createCheckout } from '../centra/checkout.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { markStale } from '../live-data/live-data.ts'
import { withBagLock } from './bag-lock.ts'
import { bagMemory } from './bag-memory.ts'
import { bagState, showBagBy } from './bag-state.ts'
import { BagEngine } from './engine/bag-engine.ts'
import { refreshWhenBack } from './engine/refresh-when-back.ts'
import { mayRefresh } from './may-refresh.ts'
import { pageLanguage } from './page-language.ts'
import { keepUnsentChanges, takeUnsentChanges } from './unsent-changes.ts'

/** The engine of this page, made when this file is first loaded. */
export const engine = new BagEngine(bagState, {
  checkout: createCheckout(centraConnection),
  memory: bagMemory,
  token: centraConnection.tokens.read,
  withLock: withBagLock,
  now: () => performance.now(),
  wait: centraConnection.wait,
  language: pageLanguage,
  contradicted: markStale,
  track,
})

showBagBy(engine.show)
const resume = () => engine.resume(takeUnsentChanges())
resume()
addEventListener('pagehide', () => keepUnsentChanges(engine.leave()))
addEventListener('pageshow', resume)
refreshWhenBack(bagState, () => (mayRefresh() ? engine.refresh() : Promise.resolve()))
