import type { Bag, BagItem, BagLine } from '#web/domain/bag/bag.ts'
import { emptyTotals } from '#web/domain/bag/bag.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import type { OpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentCampaign } from '#web/domain/checkout/payment-request.ts'
import type { PaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { CentraFailure, CentraResult } from '#web/services/centra/failure.ts'
import type { PaymentBody, PaymentResponse } from '#web/services/centra/payment.ts'
import type { Press } from '#web/services/payment/pay.ts'
import type { PaymentPorts, ReservationRefusal, ReservationRequest } from '#web/services/payment/ports.ts'

/**
 * The outcome of a call of the platform. `unreachable`: it was not made; `lost`: it was made, but its response is lost.
 */
type CallOutcome =
  | 'success'
  | 'unreachable'
  | 'lost'
  | { readonly status: number; readonly errors: Record<string, string> }

/** A shop in memory behind the ports of the payment flow, with one browser. Lines cost 100 each. */
export class FakeShop {
  readonly calls: string[] = []
  readonly bodies: PaymentBody[] = []
  readonly waits: number[] = []
  /** The outcomes of the next calls; after them all calls succeed. */
  outcomes: Partial<Record<'pay' | 'result' | 'receipt' | 'refresh' | 'remove', CallOutcome[]>> = {}
  /** The result of a payment, if it is not to be an order. */
  answer: PaymentResponse | undefined
  selection = new Map<string, number>()
  orders = 0
  /** Orders by what the bank has reported meanwhile: nothing of it is in a response. */
  readonly charged: string[] = []
  reservations = new Map<string, { id: string; state: 'pending' | 'confirmed' | 'released' }>()
  refusal: ReservationRefusal | undefined
  settles: 'byOrders' | 'unreachable' = 'byOrders'
  open: OpenPayment | null = null
  result: PaymentResult | null = null
  campaign: PaymentCampaign | null = null
  hasSelection = true
  isSelectionDropped = false
  isPaying = false
  grandTotal: number | undefined
  /** Called before the bag is held: a change in another tab. */
  onHold: (() => void) | undefined
  #stored: StoredBag | null = null
  #keys = 0

  constructor(items: Readonly<Record<string, number>>) {
    this.selection = new Map(Object.entries(items))
    this.#read()
  }

  readonly ports: PaymentPorts = {
    platform: {
      pay: (body) => {
        this.bodies.push(body)
        return this.#call('pay', 'POST payment', () => this.#pay())
      },
      paymentResult: () => this.#call('result', 'POST payment-result', () => ({ ok: true, value: this.#placeOrder() })),
      lastOrder: () =>
        this.#call('receipt', 'GET receipt', () => ({ ok: true, value: this.orders > 0 ? String(this.orders) : null })),
      reservationOfLastOrder: () =>
        this.#call('receipt', 'GET receipt', () => ({
          ok: true,
          value: this.charged.findLast((name) => name.startsWith('r-')) ?? null,
        })),
    },
    bag: {
      read: () => this.#stored,
      refresh: async () => {
        this.calls.push('GET selection')
        if (this.outcomes.refresh?.shift() === 'unreachable') return false
        this.#read()
        return true
      },
      remove: async (ids) => {
        this.calls.push(`DELETE ${ids.join()}`)
        if (this.outcomes.remove?.shift() === 'unreachable') return false
        for (const id of ids) this.selection.delete(id)
        this.#read()
        return true
      },
      putBack: async (items) => {
        for (const { itemId, quantity = 1 } of items) {
          if (this.selection.has(itemId)) continue
          this.calls.push(`POST ${itemId}`)
          this.selection.set(itemId, quantity)
        }
        this.#read()
      },
      hold: async (work) => {
        this.onHold?.()
        this.#read()
        return work()
      },
    },
    reservations: {
      place: async (request: ReservationRequest) => {
        this.calls.push(`POST reservation${request.paymentFollows ? '' : ' alone'}`)
        if (this.refusal) return { ok: false, reason: this.refusal }
        const known = this.reservations.get(request.key)
        if (known?.state === 'released') return { ok: false, reason: 'usedKey' }
        const placed = known ?? { id: `r-${request.key}`, state: request.paymentFollows ? 'pending' : 'confirmed' }
        this.reservations.set(request.key, placed)
        return { ok: true, id: placed.id }
      },
      settle: async ({ key }, hasFailed) => {
        this.calls.push('POST settle')
        const reservation = this.reservations.get(key)
        if (!reservation || this.settles === 'unreachable') return 'unreachable'
        if (reservation.state !== 'pending') return reservation.state
        const isPaid = this.charged.includes(reservation.id)
        reservation.state = isPaid ? 'confirmed' : hasFailed ? 'released' : 'pending'
        return reservation.state
      },
    },
    memory: {
      openPayment: () => this.open,
      storeOpenPayment: (open) => {
        this.open = open
      },
      result: () => this.result,
      storeResult: (result) => {
        this.result = result
      },
      campaign: () => this.campaign,
      startPayment: (open) => {
        this.open = open
        this.result = null
      },
      hasSelection: () => this.hasSelection,
      dropSelection: () => {
        this.isSelectionDropped = true
      },
    },
    withPaymentLock: async (work) => {
      if (this.isPaying) return undefined
      this.isPaying = true
      return work().finally(() => {
        this.isPaying = false
      })
    },
    newKey: () => `key-${++this.#keys}`,
    now: () => 1000,
    wait: async (milliseconds) => {
      this.waits.push(milliseconds)
    },
  }

  /** A press on the button that says what the bag's regular lines cost. */
  press(reserved: readonly string[] = [], amount = this.#amountWithout(reserved)): Press {
    return {
      lang: 'nb',
      details,
      method: { paymentMethod: { type: 'scheme' } },
      amount: { amount, currency: 'NOK' },
      reservedItems: new Set(reserved),
      pages: { paymentReturnPage: 'https://shop.example/return', paymentFailedPage: 'https://shop.example/failed' },
    }
  }

  /** The platform makes an order of the selection without this browser: by webhook, or for another device. */
  placeElsewhere(reservation?: string): void {
    this.#placeOrder(reservation)
  }

  #amountWithout(reserved: readonly string[]): number {
    return [...this.selection].reduce((sum, [id, quantity]) => sum + (reserved.includes(id) ? 0 : quantity * 100), 0)
  }

  #pay(): CentraResult<PaymentResponse> {
    if (this.answer) return { ok: true, value: this.answer }
    // The same press sent again finds the order that it has made.
    if (this.selection.size === 0 && this.orders > 0)
      return { ok: true, value: { kind: 'order', order: `${this.orders}` } }
    return { ok: true, value: { kind: 'order', order: this.#placeOrder() } }
  }

  #placeOrder(reservation = this.bodies.at(-1)?.additionalFields?.reservation_id): string {
    if (this.selection.size > 0) {
      this.orders++
      this.charged.push(reservation ?? `order ${this.orders}`)
      this.selection.clear()
    }
    return String(this.orders)
  }

  async #call<Value>(
    kind: 'pay' | 'result' | 'receipt',
    name: string,
    make: () => CentraResult<Value>,
  ): Promise<CentraResult<Value>> {
    this.calls.push(name)
    const outcome = this.outcomes[kind]?.shift() ?? 'success'
    if (outcome === 'success') return make()
    if (outcome === 'lost') make()
    return { ok: false, error: typeof outcome === 'object' ? failure(outcome.status, outcome.errors) : failure(599) }
  }

  #read(): void {
    const lines = [...this.selection].map(([itemId, quantity]) => line(itemId, quantity))
    const sum = lines.reduce((total, { quantity }) => total + quantity * 100, 0)
    const totals = { ...emptyTotals, itemsTotal: sum, grandTotal: this.grandTotal ?? sum, totalQuantity: lines.length }
    const bag: Bag = { token: 't', currency: 'NOK', country: 'NO', language: 'nb', lines, totals, vouchers: [] }
    this.#stored = { bag, order: this.orders > 0 ? String(this.orders) : null }
  }
}

function failure(status: number, errors: Record<string, string> = {}): CentraFailure {
  return { status, message: '', errors, body: undefined, isTimeout: false, retryAfter: undefined }
}

function line(itemId: string, quantity: number): BagLine {
  const item: BagItem = {
    itemId,
    variantId: itemId,
    centraId: itemId,
    name: itemId,
    gender: null,
    size: 'M',
    colourName: null,
    code: null,
    code2: null,
    priceEach: 100,
    currency: 'NOK',
  }
  const { currency: _, ...facts } = item
  return {
    ...facts,
    lineId: `line-${itemId}`,
    quantity,
    collectionName: null,
    gender: null,
    priceEachBeforeDiscount: 100,
    media: {},
  }
}

const details: CheckoutDetails = {
  email: 'kari@example.com',
  phone: '+4791234567',
  firstName: 'Kari',
  lastName: 'Nordmann',
  address: 'Storgata 1',
  address2: '',
  zipCode: '0155',
  city: 'Oslo',
  state: '',
  country: 'NO',
  newsletter: false,
  termsAndConditions: true,
}
