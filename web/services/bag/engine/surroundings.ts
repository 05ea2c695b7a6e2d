import type { BagNotice } from '#web/domain/bag/bag.ts'
import type { AnalyticsEvent } from '#web/services/analytics/events.ts'
import type { Checkout } from '#web/services/centra/checkout.ts'
import type { BagMemory } from '../bag-memory.ts'

/** All that the engine needs of the page and the browser, so that tests can put others in their place. */
export type Surroundings = {
  readonly checkout: Checkout
  readonly memory: BagMemory
  /** The token of the selection, also when another tab or call has changed it. */
  readonly token: () => string | null
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** The page's language. */
  readonly language: () => string
  readonly notify: (notice: BagNotice) => void
  /** The platform's answer contradicts the prices or stock that pages show. */
  readonly contradicted: () => void
  readonly track: (event: AnalyticsEvent) => void
}
