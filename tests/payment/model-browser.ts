import { randomUUID } from 'node:crypto'
import { createStore } from 'zustand/vanilla'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import { readStoredBag, storeBag } from '#web/domain/bag/stored-bag.ts'
import type { OpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { StoredSelection } from '#web/domain/visitor/local-state.ts'
import type { ReserveFailure } from '#web/server/crowdfunding/reserve.ts'
import type { StoredReservation } from '#web/server/crowdfunding/stored-reservation.ts'
import type { Result } from '#web/server/result.ts'
import { BagEngine } from '#web/services/bag/bag-engine.ts'
import type { BagState } from '#web/services/bag/bag-state.ts'
import type { BagMemory } from '#web/services/bag/bag-storage.ts'
import { createCheckout } from '#web/services/centra/checkout.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'
import { createPaymentCalls } from '#web/services/centra/payment.ts'
import { paymentBag } from '#web/services/payment/payment-bag.ts'
import type { PaymentMemory, PaymentPorts, ReservationCalls } from '#web/services/payment/ports.ts'
import { isPlaced, settled as settledState } from '#web/services/payment/reservation-calls.ts'

type State = StoredReservation['state']

/** The services that a browser calls. */
export type ModelServices = {
  /** The checkout API's address, with a slash at the end. */
  readonly commerceUrl: string
  readonly fetch: typeof fetch
  /** Makes a call of a browser, which may fail. */
  readonly struck: (send: () => Promise<Response>) => Promise<Response>
  readonly pause: (milliseconds: number) => Promise<void>
  /** As `POST /api/v1/reservations`; rejects when it does not respond. */
  readonly place: (
    request: { key: string; email: string; paymentFollows: boolean; lang: 'nb' | 'en' },
    token: string,
  ) => Promise<Result<{ readonly id: string; readonly state: State }, ReserveFailure | 'nothingToReserve'>>
  /** As `POST /api/v1/reservations/{id}/settle`. */
  readonly settle: (
    id: string,
    key: string,
    hasPaymentFailed: boolean,
  ) => Promise<Result<{ readonly state: State }, 'noSuchReservation'>>
}

/** Storage and locks, which the tabs of one browser share. */
export class ModelBrowser {
  readonly world: ModelServices
  stored: StoredSelection | null
  country: string | null = null
  open: OpenPayment | null = null
  result: PaymentResult | null = null
  readonly tabs: ModelTab[] = []
  #bagLock: Promise<unknown> = Promise.resolve()
  #paying: ModelTab | undefined

  constructor(world: ModelServices, stored: StoredSelection | null = null) {
    this.world = world
    this.stored = stored
  }

  /** A tab that dies releases its locks, and its pending calls never continue. */
  withBagLock<T>(tab: ModelTab, work: () => Promise<T>): Promise<T> {
    const turn = this.#bagLock.then(() => tab.unlessDead(work()))
    this.#bagLock = Promise.race([turn, tab.died]).catch(() => undefined)
    return turn
  }

  async withPaymentLock<T>(tab: ModelTab, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#paying && !this.#paying.isDead) return undefined
    this.#paying = tab
    try {
      return await tab.unlessDead(work())
    } finally {
      if (this.#paying === tab) this.#paying = undefined
    }
  }

  store(stored: StoredSelection | null): void {
    this.stored = stored
    for (const tab of this.tabs) if (!tab.isDead) tab.engine.show()
  }
}

/** A page: the bag's engine and the payment flow, over what the browser keeps. */
export class ModelTab {
  readonly browser: ModelBrowser
  readonly engine: BagEngine
  readonly ports: PaymentPorts
  readonly memory: BagMemory
  isDead = false
  readonly died: Promise<void>
  #die: () => void = () => undefined
  /** Calls that the page still makes before it is closed. */
  callsLeft = Number.POSITIVE_INFINITY
  #time = 0

  constructor(browser: ModelBrowser) {
    this.browser = browser
    this.died = new Promise((resolve) => {
      this.#die = resolve
    })
    browser.tabs.push(this)
    const { world } = browser
    const state = createStore<BagState>(() => ({
      bag: null,
      status: 'empty',
      isSettled: false,
      pendingLines: new Set<string>(),
      notice: null,
      isOpen: false,
      addedItemId: null,
    }))
    const connection: CentraConnection = {
      baseUrl: world.commerceUrl,
      tokens: {
        read: () => browser.stored?.token ?? null,
        replace: (sent, token) => {
          if ((browser.stored?.token ?? null) !== sent) return false
          browser.store({ lines: [], ...browser.stored, token })
          return true
        },
      },
      fetch: (url, init) => this.call(() => world.struck(() => world.fetch(url, init))),
      wait: (milliseconds) => this.#wait(milliseconds),
      report: (error) => {
        throw error
      },
    }
    this.memory = {
      read: () => readStoredBag(browser.stored),
      write: (stored: StoredBag) => browser.store(storeBag(stored)),
      country: () => browser.country,
      rememberCountry: (code) => {
        browser.country = code
      },
    }
    const withLock = <T>(work: () => Promise<T>) => browser.withBagLock(this, work)
    this.engine = new BagEngine(state, {
      checkout: createCheckout(connection),
      memory: this.memory,
      token: connection.tokens.read,
      withLock,
      now: () => this.#time,
      wait: connection.wait,
      language: () => 'nb',
      onPriceConflict: () => undefined,
      track: () => undefined,
    })
    this.engine.show()
    this.ports = {
      platform: createPaymentCalls(connection),
      bag: paymentBag({ engine: this.engine, state, memory: this.memory, withLock }),
      reservations: this.#reservations(),
      memory: memoryOf(browser),
      withPaymentLock: (work) => browser.withPaymentLock(this, work),
      newKey: () => randomUUID(),
      now: () => Date.now(),
      wait: connection.wait,
    }
  }

  close(): void {
    this.isDead = true
    this.#die()
  }

  /** Never settles once the page is closed. */
  unlessDead<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        (value) => this.isDead || resolve(value),
        (error) => this.isDead || reject(error),
      )
    })
  }

  /** A call of this page. The page may be closed before it, or while it waits for the response. */
  call<T>(send: () => Promise<T>): Promise<T> {
    if (this.isDead) return new Promise(() => undefined)
    const response = this.unlessDead(send())
    if (--this.callsLeft <= 0) this.close()
    return response
  }

  async #wait(milliseconds: number): Promise<void> {
    this.#time += milliseconds
    await this.unlessDead(this.browser.world.pause(milliseconds))
  }

  /** As `web/services/payment/reservation-calls.ts` maps the backend's responses. */
  #reservations(): ReservationCalls {
    const { browser } = this
    const { world } = browser
    const backend = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      let value: T | undefined
      const send = async () => {
        value = await work()
        return new Response()
      }
      try {
        const response = await this.call(() => world.struck(send))
        return response.ok ? value : undefined
      } catch {
        return undefined
      }
    }
    return {
      place: async (request) => {
        const token = browser.stored?.token ?? ''
        const placed = await backend(() => world.place(request, token))
        if (!placed) return { ok: false, reason: 'unreachable' }
        if (!placed.ok) {
          const { code } = placed
          if (code === 'differentRequest') return { ok: false, reason: 'usedKey' }
          return { ok: false, reason: code === 'nothingToReserve' ? 'bagChanged' : code }
        }
        const { id, state } = placed.value
        return isPlaced(state) ? { ok: true, id } : { ok: false, reason: 'usedKey' }
      },
      settle: async ({ id, key }, hasFailed) => {
        const settled = await backend(() => world.settle(id, key, hasFailed))
        if (!settled) return 'unreachable'
        if (!settled.ok) return 'released'
        return settledState(settled.value.state)
      },
    }
  }
}

function memoryOf(browser: ModelBrowser): PaymentMemory {
  return {
    openPayment: () => browser.open,
    storeOpenPayment: (open) => {
      browser.open = open
    },
    result: () => browser.result,
    storeResult: (result) => {
      browser.result = result
    },
    campaign: () => null,
    startPayment: (open) => {
      browser.open = open
      browser.result = null
    },
    hasSelection: () => browser.stored !== null,
    dropSelection: () => {
      if (browser.stored) browser.store({ token: browser.stored.token, lines: [] })
    },
  }
}
