import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import { choose } from '#tests/contract/commerce/payment-calls.ts'
import { type BagLine, soldLines } from '#web/domain/bag/bag.ts'
import { exactSums } from '#web/domain/bag/bag-sums.ts'
import type { Money } from '#web/domain/money.ts'
import { placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import { checkPayment } from '#web/services/payment/check-payment.ts'
import { type Press, pay } from '#web/services/payment/pay.ts'
import { settleOpenPayment } from '#web/services/payment/settle.ts'
import { ModelBrowser, ModelTab } from './model-browser.ts'
import { type Fault, ITEMS, type ModelWorld } from './model-world.ts'
import { CAMPAIGN } from './reserve-selection.ts'

const methods = ['good', 'DECLINED', 'CANCELLED', 'ERROR', 'PENDING', 'bankForm', 'bankLink', 'vipps'] as const
type Method = (typeof methods)[number]
const choices = ['approve', 'refuse', 'cancel', 'misreport'] as const

/** None of this may be in a log. */
export const SHOPPER = { email: 'kari@example.com', phone: '+4791234567', address: 'Skogveien 1' } as const

/** An action of a shopper, of the payment service or of somebody else. */
const anyAction = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('press' as const) },
    { weight: 3, arbitrary: fc.constant('add' as const) },
    { weight: 3, arbitrary: fc.constant('choose' as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'remove',
        'reload',
        'newTab',
        'newDevice',
        'country',
        'hold',
        'deliver',
        'decide',
        'rival',
        'job',
      ),
    },
  ),
  tab: fc.nat(3),
  item: fc.constantFrom('plenty', 'few', 'crowd'),
  method: fc.oneof(
    { weight: 3, arbitrary: fc.constant('good' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...methods) },
  ),
  choice: fc.oneof(
    { weight: 2, arbitrary: fc.constant('approve' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...choices) },
  ),
  /** The page is closed while it makes this call. */
  dies: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 8, nil: undefined }),
})
export type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never

/** One step: what happens at the same time. */
export const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(anyAction) },
  { weight: 1, arbitrary: fc.tuple(anyAction, anyAction) },
)

const anyFault = fc.constantFrom<Fault>('lostBefore', 'lostAfter', 'errorBefore', 'errorAfter', 'slow')
const scattered = fc.array(
  fc.oneof({ weight: 6, arbitrary: fc.constant<Fault>('none') }, { weight: 2, arbitrary: anyFault }),
  { maxLength: 60 },
)
/** Something is away for a while. */
const outage = fc
  .tuple(fc.nat(15), anyFault, fc.integer({ min: 5, max: 40 }))
  .map(([before, fault, length]): Fault[] => [
    ...Array.from({ length: before }, (): Fault => 'none'),
    ...Array.from({ length }, () => fault),
  ])
export const anyFaults = fc.oneof({ weight: 3, arbitrary: scattered }, { weight: 1, arbitrary: outage })

/** A press on the pay button, with what the button said. */
type Pressed = {
  readonly browser: ModelBrowser
  readonly tab: ModelTab
  readonly amount: Money
  /** The page has its outcome or, if it was closed, its calls have ended. */
  isOver: boolean
  /** The browser was told what became of it. */
  isDecided: boolean
  /** A page did something else before it was over. */
  hadCompany: boolean
}

/** A page, and the action that it shows at last. */
type Page = { tab: ModelTab; action: Readonly<Record<string, unknown>> | undefined; press?: Pressed }

/** Shoppers of one bag, on several pages and devices. */
export class ModelShopper {
  readonly world: ModelWorld
  readonly pages: Page[] = []
  readonly browsers: ModelBrowser[] = []
  readonly presses: Pressed[] = []
  /** Every claim that a page has made: that an order was made, that lines were reserved. */
  readonly toldOrders: string[] = []
  /**
   * For each claim that nothing has been paid: the presses of that browser whose end it did not know, and the orders
   * that it did.
   */
  readonly toldUnpaid: { readonly undecided: readonly number[]; readonly known: readonly string[] }[] = []
  /** How many pieces of each item were put into the bag. */
  readonly added: Record<string, number> = {}
  /** The outcomes of the flow, for statistics. */
  readonly outcomes: string[] = []
  /** Questions of banks and Vipps that are still open in apps or windows whose page was left. */
  readonly #bankPages: Readonly<Record<string, unknown>>[] = []
  #running = 0

  constructor(world: ModelWorld) {
    this.world = world
    this.#open(new ModelBrowser(world))
  }

  async act(action: Action): Promise<void> {
    const { kind } = action
    const page = this.pages[action.tab % this.pages.length]
    if (!page) return
    if (action.dies !== undefined && (kind === 'press' || kind === 'choose' || kind === 'reload'))
      page.tab.callsLeft = action.dies
    this.#running++
    for (const press of this.presses) {
      press.isOver ||= press.tab.isDead && !this.world.isBusy
      press.hadCompany ||= !press.isOver
    }
    await Promise.race([this.#do(action, page), page.tab.died])
    this.#running--
    if (page.tab.isDead) {
      // Opened again later, as a browser does.
      page.tab = new ModelTab(page.tab.browser)
    }
    page.tab.callsLeft = Number.POSITIVE_INFINITY
  }

  async #do(action: Action, page: Page): Promise<void> {
    const { tab } = page
    switch (action.kind) {
      case 'press':
        return await this.#press(action, page)
      case 'choose':
        return await this.#choose(action, page)
      case 'add':
        return await this.#add(ITEMS[action.item], tab)
      case 'remove': {
        const line = soldLines(tab.memory.read()?.bag.lines ?? []).find(({ itemId }) => itemId === ITEMS[action.item])
        if (line && !page.action) await tab.engine.changeQuantity(line.lineId, line.quantity - 1)
        return
      }
      case 'country':
        if (!page.action) await tab.engine.setCountry(tab.memory.read()?.bag.country === 'NO' ? 'DE' : 'NO')
        return
      case 'reload':
        return await this.#load(page)
      case 'newTab':
        if (this.pages.length < 4) this.#open(tab.browser)
        return
      case 'newDevice':
        if (this.pages.length < 4 && tab.browser.stored)
          this.#open(new ModelBrowser(this.world, { token: tab.browser.stored.token, lines: [] }))
        return
      default:
        return await this.#others(action)
    }
  }

  /** Actions of others. */
  async #others({ kind, item, choice }: Action): Promise<void> {
    const { service } = this.world
    const plan = { delayMs: 0, copies: item === 'few' ? 3 : 1, reversed: item === 'crowd' }
    if (kind === 'hold') service.sender.set({ ...plan, held: true })
    if (kind === 'deliver') service.sender.set({ ...plan, held: false })
    if (kind === 'job') await this.world.runJob(3)
    if (kind === 'decide') {
      const pending = service.payments.all().find(({ state }) => state === 'pending')
      const bankPage = choice === 'approve' ? this.#bankPages.shift() : undefined
      if (bankPage)
        await choose({ status: 200, body: { action: 'javascript', formFields: { action: bankPage } } }, 'approve')
      else if (pending) service.payments.decide(pending.pspReference, choice === 'approve' ? 'authorised' : 'refused')
    }
    if (kind === 'rival') await reserveAsRival(this.world)
  }

  #open(browser: ModelBrowser): void {
    if (!this.browsers.includes(browser)) this.browsers.push(browser)
    this.pages.push({ tab: new ModelTab(browser), action: undefined })
  }

  async #add(itemId: string, { engine }: ModelTab): Promise<void> {
    this.added[itemId] = (this.added[itemId] ?? 0) + 1
    await engine.add(itemFacts(itemId))
  }

  async #press({ method }: Action, page: Page): Promise<void> {
    const { tab } = page
    if (page.action) return
    const press = await pressOn(tab, method, this.presses.length)
    if (!press) return
    const { amount } = press
    const pressed = {
      browser: tab.browser,
      tab,
      amount,
      isOver: false,
      isDecided: false,
      hadCompany: this.#running > 1,
    }
    this.presses.push(pressed)
    page.press = pressed
    const outcome = await pay(tab.ports, press)
    pressed.isOver = true
    pressed.isDecided = outcome.kind !== 'action' && !(outcome.kind === 'failed' && outcome.outcome === 'unknown')
    if (['short', 'invalid', 'bagChanged', 'notReserved', 'unreachable'].includes(outcome.kind)) {
      if (!('isEarlierOpen' in outcome)) this.#noteUnpaid(tab.browser)
    }
    this.outcomes.push(outcome.kind === 'failed' ? `pay ${outcome.outcome}` : `pay ${outcome.kind}`)
    if (outcome.kind === 'order') this.toldOrders.push(outcome.order)
    if (outcome.kind === 'action') page.action = outcome.action
    else if (outcome.kind === 'order' || outcome.kind === 'reserved') await this.#load(page)
  }

  /** The shopper decides at the bank or at Vipps, and comes back. */
  async #choose({ choice }: Action, page: Page): Promise<void> {
    const { action } = page
    if (!action) return
    const isVipps = String(action.url).includes('/vipps/')
    const allowed = isVipps || choice === 'approve' || choice === 'refuse' ? choice : 'refuse'
    const fields = await choose({ status: 200, body: { action: 'javascript', formFields: { action } } }, allowed)
    page.action = undefined
    page.tab.close()
    page.tab = new ModelTab(page.tab.browser)
    const outcome = await checkPayment(page.tab.ports, { centraPaymentMethod: 'adyen', ...fields })
    this.outcomes.push(outcome.kind === 'failed' ? `back ${outcome.outcome}` : `back ${outcome.kind}`)
    if (outcome.kind === 'order') this.toldOrders.push(outcome.order)
    if (outcome.kind !== 'unreachable' && page.press) page.press.isDecided = true
    if (outcome.kind === 'order' || outcome.kind === 'failed') await this.#load(page)
  }

  #noteUnpaid(browser: ModelBrowser): void {
    const undecided = this.presses.flatMap((press, index) =>
      press.browser === browser && !press.isDecided ? [index] : [],
    )
    this.toldUnpaid.push({ undecided, known: [...this.toldOrders] })
  }

  /** A page load: from the bank it is the way back without a decision. */
  async #load(page: Page): Promise<void> {
    const { callsLeft } = page.tab
    if (page.action) this.#bankPages.push(page.action)
    page.action = undefined
    if (!page.tab.isDead) page.tab.close()
    page.tab = new ModelTab(page.tab.browser)
    page.tab.callsLeft = callsLeft
    await this.#follow(page.tab)
  }

  async #follow(tab: ModelTab): Promise<void> {
    await tab.engine.refresh()
    const order = await tab.ports.withPaymentLock(() => settleOpenPayment(tab.ports))
    if (order) this.toldOrders.push(order)
  }

  /** Presses the button on several devices with the same selection at the same moment. */
  async payOnDevices(count: number, stored: ModelBrowser['stored']): Promise<void> {
    for (let device = 0; device < count; device++)
      this.#open(new ModelBrowser(this.world, stored && { token: stored.token, lines: [] }))
    await Promise.all(this.pages.map(({ tab }) => tab.engine.refresh()))
    const action = { kind: 'press', item: 'plenty', method: 'good', choice: 'approve', dies: undefined } as const
    await Promise.all(this.pages.map((page, tab) => this.#press({ ...action, tab }, page)))
  }

  /** Everybody comes back once more, after all is over. */
  async comeBack(): Promise<void> {
    for (const page of this.pages) await this.#load(page)
  }
}

/**
 * A press on the button as the page would make it; undefined with nothing in the bag. By the last name the order names
 * its press.
 */
export async function pressOn(tab: ModelTab, method: Method, number: number): Promise<Press | undefined> {
  await tab.engine.idle()
  if (!tab.memory.read()) await tab.engine.refresh()
  const bag = tab.memory.read()?.bag
  const lines = soldLines(bag?.lines ?? [])
  if (!bag || lines.length === 0) return undefined
  const { now, total } = exactSums(lines.map(rowOf), bag.totals)
  return {
    lang: 'nb',
    details: {
      email: SHOPPER.email,
      phone: SHOPPER.phone,
      firstName: 'Kari',
      lastName: `Press ${number}`,
      address: SHOPPER.address,
      address2: '',
      zipCode: '0150',
      city: 'Oslo',
      state: '',
      country: bag.country ?? 'NO',
      newsletter: false,
      termsAndConditions: true,
    },
    method: methodOf(method, number),
    amount: { amount: now ?? total, currency: bag.currency },
    reservedItems: new Set(lines.filter(isCrowdfunded).map(({ itemId }) => itemId)),
    pages: {
      paymentReturnPage: 'http://localhost:3000/api/nb/payment-redirect',
      paymentFailedPage: 'http://localhost:3000/nb/checkout/failed',
    },
  }
}

/** The facts that a page has of an item. */
export function itemFacts(itemId: string) {
  const variantId = itemId.slice(0, itemId.indexOf('-'))
  const facts = {
    name: itemId,
    gender: null,
    size: 'M',
    colourName: null,
    code: null,
    code2: null,
    priceEach: 100,
    currency: 'NOK',
  }
  return { ...facts, itemId, variantId, centraId: variantId.slice(0, 3) }
}

function isCrowdfunded({ centraId }: BagLine): boolean {
  return centraId === CAMPAIGN.centraId
}

function rowOf(line: BagLine) {
  const type = isCrowdfunded(line) ? ('crowdfunding' as const) : ('normal' as const)
  return { line, type, quantity: line.quantity, priceEach: line.priceEach }
}

/** As the Drop-in sends it: a card that is typed again is encrypted differently. */
function methodOf(method: Method, press: number) {
  if (method === 'vipps') return { paymentMethod: { type: 'vipps' }, clientStateDataIndicator: press }
  const number = { bankForm: '4212345678910006', bankLink: '5201281505129736' }[String(method)] ?? '4111111111111111'
  const holder = z.enum(['DECLINED', 'CANCELLED', 'ERROR', 'PENDING']).safeParse(method)
  return {
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      ...(holder.success && { holderName: holder.data }),
    },
  }
}

async function reserveAsRival(world: ModelWorld): Promise<void> {
  const line = { centraId: CAMPAIGN.centraId, itemId: ITEMS.crowd, quantity: 1, priceEach: 2499, currency: 'NOK' }
  await placeReservation(world.reservationPorts(new Date()), {
    idempotencyKey: randomUUID(),
    email: 'rival@example.com',
    isVerified: true,
    lang: 'nb',
    memberId: null,
    country: 'NO',
    delivery: null,
    lines: [{ ...line, title: 'Hytte', fit: null, size: 'M', colour: null }],
    state: 'confirmed',
  })
}
