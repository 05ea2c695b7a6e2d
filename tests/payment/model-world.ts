import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createApp } from '#sandbox/commerce/app.ts'
import { OrderMailer } from '#sandbox/commerce/mail/order-mailer.ts'
import { AfterPayment } from '#sandbox/commerce/payment/after-payment.ts'
import { PaymentProvider } from '#sandbox/commerce/payment/payment-provider.ts'
import { CommercePlatform } from '#sandbox/commerce/platform.ts'
import { seedShop } from '#sandbox/commerce/seed/seed-shop.ts'
import { readPaymentConnection } from '#sandbox/config.ts'
import { createPaymentsApp } from '#sandbox/payments/app.ts'
import { PaymentService } from '#sandbox/payments/service.ts'
import type { ReservationPorts } from '#web/server/crowdfunding/reservation-ports.ts'
import { type SettlePorts, settleDue, settleReservation } from '#web/server/crowdfunding/settle-reservation.ts'
import type { JobQueue } from '#web/server/db/job-queue.ts'
import type { Database } from '#web/server/db/pool.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { createOrderApi } from '#web/services/centra-orders/order-api.ts'
import type { ModelServices } from './model-browser.ts'
import { modelCampaigns, reserveSelection, sender } from './reserve-selection.ts'

/**
 * How a call ends: unlike `none`, not made or made without its response, with an error before or after it was made, or
 * late.
 */
export type Fault = 'none' | 'lostBefore' | 'lostAfter' | 'errorBefore' | 'errorAfter' | 'slow'

const ORIGIN = { commerce: 'http://localhost:4211', payments: 'http://localhost:4311' }
const COMMERCE_URL = `${ORIGIN.commerce}/api/checkout/`

/** Two garments that are sold, few of the second; one that is crowdfunded, with a limited number of places. */
export const ITEMS = { plenty: '10101-1010101', few: '10201-1020101', crowd: '20101-2010101' } as const
export const STOCK = { plenty: 20, few: 2 } as const
/**
 * The commerce and the payments stand-in in this process, without sockets, and the backend's reservations on
 * PostgreSQL. Calls of the shopper, of the backend and of the platform may be given faults.
 */
export class ModelWorld implements ModelServices {
  readonly commerceUrl = COMMERCE_URL
  readonly pause = nextTick
  readonly platform: CommercePlatform
  readonly service: PaymentService
  /** The faults of the next calls; after them none has a fault. */
  faults: Fault[] = []
  /** How many calls there were that could have failed. */
  calls = 0
  readonly #inFlight = new Set<Promise<Response>>()
  readonly #apps: { readonly commerce: Fetch; readonly payments: Fetch }
  readonly #after: AfterPayment
  readonly #database: Database
  readonly #queue: JobQueue
  readonly #directory: string
  readonly #paymentRows: DatabaseSync

  private constructor(directory: string, service: PaymentService, database: Database, queue: JobQueue) {
    this.#directory = directory
    this.#database = database
    this.#queue = queue
    this.service = service
    this.platform = new CommercePlatform(join(directory, 'commerce'))
    seedShop(this.platform)
    const { platform } = this
    const connection = connectionOfStandIns()
    const provider = new PaymentProvider(connection)
    this.#after = new AfterPayment({ platform, provider, mailer: new OrderMailer(platform, undefined) })
    const commerce = createApp(platform, {
      origin: ORIGIN.commerce,
      basePath: '/api/checkout/',
      adminKey: 'admin',
      checkoutSecret: 'checkout',
      orderApiSecret: 'orders',
      rateLimit: { burst: 1_000_000, perSecond: 1_000_000 },
      provider,
      hmacKey: connection.hmacKey,
      afterPayment: () => this.#after.wake(),
    })
    const { clientKey, apiKey } = connection
    const payments = createPaymentsApp(service, { origin: ORIGIN.payments, clientKey, apiKey, adminKey: 'admin' })
    this.#apps = {
      commerce: async (request) => commerce.fetch(request),
      payments: async (request) => payments.fetch(request),
    }
    this.#paymentRows = new DatabaseSync(join(directory, 'payments', 'payments.sqlite'))
  }

  static async open(database: Database, queue: JobQueue): Promise<ModelWorld> {
    const directory = mkdtempSync(join(tmpdir(), 'payment-model-'))
    const { merchantAccount, hmacKey, webhookUrl } = connectionOfStandIns()
    const dataDir = join(directory, 'payments')
    const service = await PaymentService.open({ dataDir, merchantAccount, hmacKey, webhookUrl })
    return new ModelWorld(directory, service, database, queue)
  }

  async close(): Promise<void> {
    await this.#after.stop()
    await this.service.close()
    this.#paymentRows.close()
    this.platform.close()
    rmSync(this.#directory, { recursive: true, force: true })
  }

  /** Removes the data of the previous run. */
  async reset(): Promise<void> {
    this.faults = []
    this.service.sender.set({ held: false, delayMs: 0, copies: 1, reversed: false })
    this.#paymentRows.exec('DELETE FROM webhooks; DELETE FROM payments')
    const tables =
      'orders order_payments order_mails attempts presses lines agreed_prices selections sessions payment_webhooks'
    for (const table of tables.split(' ')) this.platform.database.exec(`DELETE FROM ${table}`)
    for (const name of ['plenty', 'few'] as const) this.platform.catalogue.setStock(ITEMS[name], STOCK[name])
    this.platform.catalogue.setStock(ITEMS.crowd, 'infinite')
    await this.#database.delete(reservations)
  }

  /** The programs call each other with this; the platform's calls of the payment service may fail. */
  readonly fetch: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const send = () => this.#route(request)
    return new URL(request.url).pathname.startsWith('/v71/') ? this.struck(send) : send()
  }

  /** A call that may fail as the next fault says. */
  readonly struck: ModelServices['struck'] = (send) => {
    this.calls++
    const call = this.#strike(this.faults.shift() ?? 'none', send)
    const ended = () => void this.#inFlight.delete(call)
    this.#inFlight.add(call)
    call.then(ended, ended)
    return call
  }

  async #strike(fault: Fault, send: () => Promise<Response>): Promise<Response> {
    if (fault === 'lostBefore') throw new TypeError('fetch failed')
    if (fault === 'errorBefore') return Response.json({ errors: { server: 'error' } }, { status: 500 })
    if (fault === 'slow') for (let tick = 0; tick < 5; tick++) await nextTick()
    const response = await send()
    if (fault === 'lostAfter') throw new TypeError('fetch failed')
    return fault === 'errorAfter' ? Response.json({ errors: { server: 'error' } }, { status: 503 }) : response
  }

  async #route(request: Request): Promise<Response> {
    await nextTick()
    const { origin } = new URL(request.url)
    return origin === ORIGIN.payments ? this.#apps.payments(request) : this.#apps.commerce(request)
  }

  /** Whether a call has not ended yet; its page may be closed. */
  get isBusy(): boolean {
    return this.#inFlight.size > 0
  }

  /** Resolves when all webhooks are delivered and all work after payments is done. */
  async calm(): Promise<void> {
    const { sender: webhooks, payments } = this.service
    webhooks.set({ held: false, delayMs: 0, copies: 1, reversed: false })
    const isBusy = () =>
      this.#inFlight.size > 0 ||
      this.service.webhooks.nextDueAt() !== undefined ||
      this.platform.attempts.inState('surplus').length > 0 ||
      this.platform.webhooks.unprocessed().length > 0
    for (let turn = 0; isBusy(); turn++) {
      if (turn > 2000) throw new Error(`Not calm: ${payments.all().length} payments`)
      webhooks.wake()
      this.#after.wake()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  /** As `POST /api/v1/reservations` does. */
  readonly place: ModelServices['place'] = (request, token) =>
    reserveSelection(this.#connection, this.reservationPorts(new Date()), request, token)

  readonly settle: ModelServices['settle'] = (id, key, hasPaymentFailed) =>
    settleReservation(this.#settlePorts(new Date()), { id, key }, hasPaymentFailed)

  /** The job that settles reservations, as if it were some minutes later. */
  runJob(minutes: number): Promise<void> {
    return settleDue(this.#settlePorts(new Date(Date.now() + minutes * 60_000)))
  }

  reservationPorts(now: Date): ReservationPorts {
    return { database: this.#database, queue: this.#queue, sender, campaigns: modelCampaigns, now }
  }

  get database(): Database {
    return this.#database
  }

  get #connection() {
    const { fetch } = this
    const send = (url: string, init: RequestInit) => this.struck(() => fetch(url, init))
    return { baseUrl: COMMERCE_URL, fetch: send, wait: nextTick, report: () => undefined }
  }

  #settlePorts(now: Date): SettlePorts {
    const connection = { baseUrl: `${ORIGIN.commerce}/api/order/`, secret: 'orders' }
    const send = (url: string, init: RequestInit) => this.struck(() => this.fetch(url, init))
    return {
      database: this.#database,
      now,
      orders: createOrderApi({ ...connection, fetch: send }),
      confirming: async () => this.reservationPorts(now),
      report: () => undefined,
    }
  }
}

type Fetch = (request: Request) => Promise<Response>

function connectionOfStandIns() {
  return readPaymentConnection({ ADYEN_ENVIRONMENT: ORIGIN.payments, CENTRA_API_URL: COMMERCE_URL })
}

export function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
