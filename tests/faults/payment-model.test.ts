import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { migratedDatabase } from '#tests/contract/backend/target.ts'
import { anyFaults, anyStep, ModelShopper, type ModelShopper as Shopper } from '#tests/payment/model-shopper.ts'
import { ITEMS, ModelWorld, STOCK } from '#tests/payment/model-world.ts'
import { CAMPAIGN } from '#tests/payment/reserve-selection.ts'
import { isSameMoney } from '#web/domain/money.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'

/** All thousand by `PAYMENT_MODEL_RUNS=1000`; another seed by `PAYMENT_MODEL_SEED`. */
const RUNS = Number(process.env.PAYMENT_MODEL_RUNS ?? 120)
const SEED = Number(process.env.PAYMENT_MODEL_SEED ?? 20_261_122)

const { database, url } = migratedDatabase()
let world: ModelWorld
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
  world = await ModelWorld.open(database(), queue)
  vi.stubGlobal('fetch', world.fetch)
}, 60_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await world.close()
  if (process.env.PAYMENT_MODEL_RUNS) console.info(Object.fromEntries([...seen].sort()))
  await queue.stop()
})

/** How often each thing happened. */
const seen = new Map<string, number>()

/** The shop's own records in the end. */
async function books() {
  const { platform, service } = world
  const orders = platform.orders.list({ skip: 0, limit: 1000 })
  const charges = service.payments.all().filter(({ state, cancelled }) => state === 'authorised' && !cancelled)
  const stored = await database().select().from(reservations)
  const lines = await database().select().from(reservationLines)
  return {
    orders,
    charges,
    stored,
    lines,
    held: await orderCount(database(), { centraId: CAMPAIGN.centraId, decisionId: null }, new Date()),
  }
}

type Books = Awaited<ReturnType<typeof books>>

function pressOf({ receipt }: Books['orders'][number]): number {
  const { address } = receipt
  const lastName = typeof address === 'object' && address && 'lastName' in address ? String(address.lastName) : ''
  return Number(lastName.replace('Press ', ''))
}

function reservationOf({ receipt }: Books['orders'][number]): string | undefined {
  const { additionalFields: fields } = receipt
  return typeof fields === 'object' && fields && 'reservation_id' in fields ? String(fields.reservation_id) : undefined
}

const sold = ({ receipt }: Books['orders'][number], item: string) => {
  const items = Array.isArray(receipt.items) ? receipt.items : []
  return items.filter((line) => line.item === item).reduce((sum: number, line) => sum + Number(line.quantity), 0)
}

function chargesMatchOrders({ orders, charges }: Books, { presses }: Shopper): void {
  const paid = orders.filter(({ status, payment }) => status !== 'cancelled' && payment)
  expect(charges.map(({ pspReference }) => pspReference).sort(), 'one charge for each order').toEqual(
    paid.map(({ payment }) => payment?.pspReference).sort(),
  )
  for (const order of paid) {
    const press = presses[pressOf(order)]
    const charge = charges.find(({ pspReference }) => pspReference === order.payment?.pspReference)
    if (!press || !charge) throw new Error('An order without its press or its charge')
    const charged = { amount: charge.amount.value / 100, currency: charge.amount.currency }
    expect(charged, 'what is charged is on the receipt').toEqual(receiptSum(order))
    if (isSameMoney(charged, press.amount)) continue
    // The platform has no conditional payment. Between the check of the amount and the payment another device, or
    // another tab after the page was closed, may change the bag, and an earlier payment of it may be completed: then
    // only the rest is charged.
    const isRest = paid.some((other) => pressOf(other) < pressOf(order)) && charged.amount < press.amount.amount
    expect(press.hadCompany || isRest, 'what the button said is charged, unless the bag was changed meanwhile').toBe(
      true,
    )
    const { result } = press.browser
    if (result?.kind === 'order' && result.order === String(order.number))
      expect(result.buttonAmount, 'the confirmation says that it is another amount').toEqual(press.amount)
  }
}

function receiptSum({ receipt }: Books['orders'][number]) {
  const { currency, totals } = receiptSchema.parse(receipt)
  return { amount: totals.grandTotalPriceAsNumber, currency }
}
const receiptSchema = z.object({ currency: z.string(), totals: z.object({ grandTotalPriceAsNumber: z.number() }) })

function nothingTwice({ orders, stored, lines }: Books, { added }: Shopper): void {
  const counting = orders.filter(({ status }) => status !== 'cancelled')
  const own = stored
    .filter(({ email, state }) => email === 'kari@example.com' && state === 'confirmed')
    .map(({ id }) => id)
  for (const item of Object.values(ITEMS)) {
    const bought = counting.reduce((sum, order) => sum + sold(order, item), 0)
    const reserved = lines
      .filter((line) => line.item === item && own.includes(line.reservationId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(
      bought + reserved,
      `${item} bought and reserved at most as often as it was put into the bag`,
    ).toBeLessThanOrEqual(added[item] ?? 0)
    if (item === ITEMS.crowd) expect(bought, 'what is crowdfunded is reserved, not charged').toBe(0)
  }
}

function stockIsRight({ orders }: Books): void {
  for (const name of ['plenty', 'few'] as const) {
    const taken = orders
      .filter(({ status }) => status !== 'cancelled')
      .reduce((sum, order) => sum + sold(order, ITEMS[name]), 0)
    const isShort = orders.some(({ payment }) => payment?.holdReasons.includes('out of stock'))
    const left = world.platform.catalogue.stockOf(ITEMS[name])
    if (isShort) expect(Number(left)).toBeGreaterThanOrEqual(0)
    else expect(left, `stock of ${name}`).toBe(STOCK[name] - taken)
  }
}

function reservationsAreRight({ orders, stored, held }: Books): void {
  expect(held, 'never above the maximum').toBeLessThanOrEqual(CAMPAIGN.maximum)
  expect(
    stored.filter(({ state }) => state === 'pending'),
    'nothing is undecided',
  ).toEqual([])
  for (const { id, state, orderNumber } of stored) {
    const order = orders.find((candidate) => reservationOf(candidate) === id)
    if (order && order.status !== 'cancelled') {
      // Released with an order: others took the last places first, which a mail says.
      expect(
        state === 'confirmed' || (state === 'released' && orderNumber === String(order.number)),
        'its order exists',
      ).toBe(true)
    } else if (!order) {
      expect(orderNumber, 'no order, so it is confirmed only where nothing was to be paid').toBeNull()
    }
  }
}

function toldTheTruth({ orders, stored }: Books, { browsers, toldOrders, toldUnpaid, presses }: Shopper): void {
  const numbers = orders.map(({ number }) => String(number))
  for (const order of toldOrders) expect(numbers, 'an order that was told exists').toContain(order)
  for (const { undecided, known } of toldUnpaid) {
    const paid = orders.filter(({ number, status }) => status !== 'cancelled' && !known.includes(String(number)))
    expect(
      paid.map(pressOf).filter((press) => undecided.includes(press)),
      'nothing was paid where that was said',
    ).toEqual([])
  }
  for (const browser of browsers) {
    const { result } = browser
    const last = presses.findLastIndex((press) => press.browser === browser)
    const order = orders.find((candidate) => pressOf(candidate) === last && candidate.status !== 'cancelled')
    if (result?.kind === 'failed') expect(order, 'a payment that was said to have failed made no order').toBeUndefined()
    if (order) expect(result, 'the last payment’s order is stored as the result').toMatchObject({ kind: 'order' })
    if (result?.kind === 'order') expect(numbers).toContain(result.order)
    if (result?.kind === 'reservation')
      expect(
        ['unverified', 'confirmed'],
        'a reservation that was told waits for the click in its mail, unless its order came first',
      ).toContain(stored.find(({ id }) => id === result.reservation.id)?.state)
  }
}

test('[R1.10] [R8.07] whatever shoppers, banks, Vipps and the network do: one charge and one order or none, and each browser shows which', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 14 }), anyFaults, async (steps, faults) => {
      await world.reset()
      const shopper = new ModelShopper(world)
      const first = { kind: 'add', tab: 0, method: 'good', choice: 'approve', dies: undefined } as const
      await shopper.act({ ...first, item: 'plenty' })
      await shopper.act({ ...first, item: 'crowd' })
      world.faults = [...faults]
      for (const step of steps) await Promise.all(step.map((action) => shopper.act(action)))
      world.faults = []
      // Calls of pages that were closed may still be under way.
      await world.calm()
      for (const { pspReference, state } of world.service.payments.all())
        if (state === 'pending') world.service.payments.decide(pspReference, 'authorised')
      await world.calm()
      await world.runJob(31)
      await shopper.comeBack()
      await world.calm()
      await world.runJob(62)
      await shopper.comeBack()
      const found = await books()
      chargesMatchOrders(found, shopper)
      nothingTwice(found, shopper)
      stockIsRight(found)
      reservationsAreRight(found)
      toldTheTruth(found, shopper)
      for (const outcome of [
        ...shopper.outcomes,
        ...found.orders.map(({ status }) => `order ${status}`),
        ...found.stored.map(({ state }) => `reservation ${state}`),
      ])
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    }),
    {
      numRuns: RUNS,
      seed: SEED,
      ...(process.env.PAYMENT_MODEL_PATH && { path: process.env.PAYMENT_MODEL_PATH }),
      endOnFailure: true,
    },
  )
}, 3_600_000)

const step = { kind: 'press', tab: 0, item: 'plenty', method: 'good', choice: 'approve', dies: undefined } as const

/** A shopper with a garment to pay and one to reserve in the bag, before which nothing fails. */
async function splitBag(): Promise<ModelShopper> {
  await world.reset()
  const shopper = new ModelShopper(world)
  for (const item of ['plenty', 'crowd'] as const) await shopper.act({ ...step, kind: 'add', item })
  return shopper
}

async function oneOrder(shopper: ModelShopper, what: string): Promise<void> {
  await world.calm()
  await shopper.comeBack()
  const found = await books()
  expect([found.orders.length, found.charges.length], what).toEqual([1, 1])
  expect(
    found.stored.filter(({ state }) => state === 'confirmed'),
    what,
  ).toHaveLength(1)
  chargesMatchOrders(found, shopper)
  stockIsRight(found)
  toldTheTruth(found, shopper)
}

test.each(['lostAfter', 'lostBefore', 'errorBefore', 'errorAfter'] as const)(
  '[R1.10] any one call of a split payment, %s: one charge, one order, one reservation',
  async (fault) => {
    for (const method of ['good', 'vipps'] as const) {
      const counted = await splitBag()
      world.calls = 0
      await counted.act({ ...step, method })
      await counted.act({ ...step, kind: 'choose' })
      const calls = world.calls
      for (let call = 0; call < calls; call++) {
        const shopper = await splitBag()
        world.faults = [...Array.from({ length: call }, () => 'none' as const), fault]
        await shopper.act({ ...step, method })
        await shopper.act({ ...step, kind: 'choose' })
        world.faults = []
        // The shopper presses again where nothing was paid.
        if (shopper.toldOrders.length === 0) await shopper.act({ ...step, method })
        await shopper.act({ ...step, kind: 'choose' })
        await world.runJob(31)
        await oneOrder(shopper, `call ${call} of ${calls} by ${method}`)
      }
    }
  },
)

test('[R1.10] twenty devices pay one split bag at once: one charge, one order, one reservation', async () => {
  const shopper = await splitBag()
  const { stored } = shopper.browsers[0] ?? {}
  await shopper.payOnDevices(20, stored ?? null)
  await world.calm()
  await world.runJob(31)
  await oneOrder(shopper, 'twenty devices')
  const bags = shopper.pages.map(({ tab }) => tab.memory.read()?.bag.lines)
  expect(bags.flat(), 'what one device has reserved is in no bag again').toEqual([])
})

test('a payment that was left at the bank is completed later: no press in between has said that nothing was paid', async () => {
  await world.reset()
  const shopper = new ModelShopper(world)
  await shopper.act({ ...step, kind: 'add', item: 'few' })
  await shopper.act({ ...step, method: 'vipps' })
  await shopper.act({ ...step, kind: 'reload' })
  world.platform.catalogue.setStock(ITEMS.few, 0)
  await shopper.act(step)
  expect(shopper.outcomes).toEqual(['pay action', 'pay short'])
  await shopper.act({ ...step, kind: 'decide' })
  await world.calm()
  await shopper.comeBack()
  const found = await books()
  expect(found.orders).toHaveLength(1)
  chargesMatchOrders(found, shopper)
  toldTheTruth(found, shopper)
})
