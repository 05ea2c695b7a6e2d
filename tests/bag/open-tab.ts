import { createStore } from 'zustand/vanilla'
import type { BagItem } from '#web/domain/bag/bag.ts'
import { readStoredBag, storeBag } from '#web/domain/bag/stored-bag.ts'
import type { StoredSelection } from '#web/domain/visitor/local-state.ts'
import type { AnalyticsEvent } from '#web/services/analytics/events.ts'
import { BagEngine } from '#web/services/bag/bag-engine.ts'
import type { BagState } from '#web/services/bag/bag-state.ts'
import { createCheckout } from '#web/services/centra/checkout.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'

/** Shared by the tabs of one browser: storage, a lock and a clock that only moves when somebody waits. */
export class Browser {
  stored: StoredSelection | null = null
  country: string | null = null
  time = 0
  readonly tabs: (() => void)[] = []
  #last: Promise<unknown> = Promise.resolve()

  readonly withLock = <T>(work: () => Promise<T>): Promise<T> => {
    const next = this.#last.then(work)
    this.#last = next.catch(() => {})
    return next
  }

  store(stored: StoredSelection | null): void {
    this.stored = stored
    for (const follow of this.tabs) follow()
  }
}

export type Tab = ReturnType<typeof openTab>

type Options = {
  readonly fetch: CentraConnection['fetch']
  readonly baseUrl?: string
  readonly browser?: Browser
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** A page with the bag's engine in it. */
export function openTab({ fetch, baseUrl = 'https://shop.example/api/', browser = new Browser(), wait }: Options) {
  const state = createStore<BagState>(() => ({
    bag: null,
    status: 'empty',
    isSettled: false,
    pendingLines: new Set<string>(),
    notice: null,
    isOpen: false,
    addedItemId: null,
  }))
  const seen = { events: [] as AnalyticsEvent[], contradictions: 0, reports: [] as string[] }
  const connection: CentraConnection = {
    baseUrl,
    fetch,
    tokens: tokensIn(browser),
    wait: async (milliseconds) => {
      browser.time += milliseconds
      await wait?.(milliseconds)
    },
    report: (error) => seen.reports.push(error.message),
  }
  const memory = memoryIn(browser)
  const engine = new BagEngine(state, {
    checkout: createCheckout(connection),
    memory,
    token: connection.tokens.read,
    withLock: browser.withLock,
    now: () => browser.time,
    wait: connection.wait,
    language: () => 'nb',
    onPriceConflict: () => {
      seen.contradictions++
    },
    track: (event) => seen.events.push(event),
  })
  browser.tabs.push(engine.show)
  engine.show()
  return { engine, state, memory, browser, seen, connection }
}

function tokensIn(browser: Browser): CentraConnection['tokens'] {
  const read = () => browser.stored?.token ?? null
  const replace = (sent: string | null, token: string) => {
    if (read() !== sent) return false
    browser.store({ lines: [], ...browser.stored, token })
    return true
  }
  return { read, replace }
}

function memoryIn(browser: Browser) {
  return {
    read: () => readStoredBag(browser.stored),
    write: (stored: Parameters<typeof storeBag>[0]) => browser.store(storeBag(stored)),
    country: () => browser.country,
    rememberCountry: (code: string | null) => {
      browser.country = code
    },
  }
}

/** How many of each item the page shows, gone ones left out. */
export function shown({ state }: Tab): Record<string, number> {
  const lines = (state.getState().bag?.lines ?? []).filter(({ isGone }) => !isGone)
  return Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]))
}

export function bagItem(itemId: string, quantity = 1): BagItem {
  const texts = { name: `Product ${itemId}`, gender: null, size: 'M', colourName: null, code: null, code2: null }
  return { ...texts, itemId, variantId: itemId, centraId: itemId, priceEach: 100, currency: 'NOK', quantity }
}
