import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { DEFAULT_PAYMENTS_ADMIN_KEY } from '#sandbox/payments/server.ts'
import { ModelBrowser, type ModelServices, ModelTab } from '#tests/payment/model-browser.ts'
import { itemFacts, pressOn, SHOPPER } from '#tests/payment/model-shopper.ts'
import { ITEMS } from '#tests/payment/model-world.ts'
import { databaseDirectory, openPoolWithoutTimeouts } from '#tests/setup/database-server.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import type { DatabasePool } from '#web/server/db/pool.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { pay } from '#web/services/payment/pay.ts'
import { settleOpenPayment } from '#web/services/payment/settle.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const programs = {
  commerce: 'sandbox/commerce/main.ts',
  payments: 'sandbox/payments/main.ts',
  database: 'sandbox/database/main.ts',
  backend: 'tests/faults/reservations-process.ts',
} as const
type Name = keyof typeof programs
const names = ['commerce', 'payments', 'database', 'backend'] as const satisfies readonly Name[]
const STOCK = 100

let directory: string
let environment: Record<string, string>
let pool: DatabasePool
const running = new Map<Name, StandInProcess>()
/** The output of all processes, including those that were killed. */
const logs: (() => string)[] = []

beforeAll(async () => {
  directory = await databaseDirectory()
  const ports = { commerce: await freePort(), payments: await freePort(), database: await freePort() }
  environment = {
    SANDBOX_DIR: directory,
    CENTRA_API_URL: `http://localhost:${ports.commerce}/api/checkout/`,
    ADYEN_ENVIRONMENT: `http://localhost:${ports.payments}`,
    DATABASE_URL: `postgres://tretopp:sandbox@localhost:${ports.database}/tretopp`,
    SMTP_URL: 'smtp://localhost:1',
    PORT: String(await freePort()),
    NODE_OPTIONS: '--conditions=react-server',
  }
  await start('database')
  pool = openPoolWithoutTimeouts(environment.DATABASE_URL ?? '')
  await migrateDatabase(pool.database)
  await Promise.all((['commerce', 'payments', 'backend'] as const).map(start))
  await admin('commerce', 'PUT', `admin/items/${ITEMS.plenty}/stock`, { stock: STOCK })
}, 120_000)
afterAll(async () => {
  await pool.close()
  await Promise.all([...running.values()].map((process) => process.stop()))
  await rm(directory, { recursive: true, force: true })
})

async function start(name: Name): Promise<void> {
  const process = await startProcess(programs[name], environment)
  running.set(name, process)
  logs.push(process.output)
}

async function kill(name: Name): Promise<void> {
  if (name === 'database') {
    const [pid] = (await readFile(join(directory, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }
  await running.get(name)?.kill()
}

async function admin(name: 'commerce' | 'payments', method: string, path: string, body?: object): Promise<unknown> {
  const [url, key] = {
    commerce: [`${new URL(environment.CENTRA_API_URL ?? '').origin}/`, DEFAULT_ADMIN_KEY],
    payments: [`${environment.ADYEN_ENVIRONMENT}/`, DEFAULT_PAYMENTS_ADMIN_KEY],
  }[name]
  const headers = { 'x-admin-key': key ?? '', 'content-type': 'application/json' }
  return (await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()
}

async function callBackend<Value>(path: string, body: object): Promise<Value> {
  const response = await fetch(`http://localhost:${environment.PORT}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new TypeError('The backend does not respond')
  return response.json()
}

/** Kills a process right before the call of this number, and starts it again. */
type Plan = { readonly victim: Name; readonly call: number }

function services(plan: Plan | undefined) {
  const state = { calls: 0, restarted: Promise.resolve() }
  const own: ModelServices = {
    commerceUrl: environment.CENTRA_API_URL ?? '',
    fetch,
    pause: (milliseconds) => sleep(Math.min(milliseconds, 400)),
    place: (request, token) => callBackend('/place', { request, token }),
    settle: (id, key, hasPaymentFailed) => callBackend('/settle', { id, key, hasPaymentFailed }),
    async struck(send) {
      if (++state.calls === plan?.call) {
        const { victim } = plan
        await kill(victim)
        state.restarted = start(victim)
      }
      return await send()
    },
  }
  return { own, state }
}

/** The orders, charges and stock in the end. */
async function books() {
  const shape = z.object({
    payments: z.array(z.object({ state: z.string(), cancelled: z.boolean() })),
    undeliveredWebhooks: z.int(),
  })
  const paid = await vi.waitFor(
    async () => {
      const found = shape.parse(await admin('payments', 'GET', 'admin/payments'))
      expect(found.undeliveredWebhooks).toBe(0)
      return found.payments
    },
    { timeout: 30_000, interval: 100 },
  )
  const { count } = z.object({ count: z.int() }).parse(await admin('commerce', 'GET', 'admin/orders'))
  const products = z.object({ products: z.array(z.object({ stock: z.record(z.string(), z.unknown()) })) })
  const stocks = products
    .parse(await admin('commerce', 'GET', 'admin/products'))
    .products.map(({ stock }) => stock[ITEMS.plenty])
  const charges = paid.filter(({ state, cancelled }) => state === 'authorised' && !cancelled).length
  return { orders: count, charges, stock: stocks.find((stock) => stock !== undefined) }
}

/**
 * Fills a bag, pays it with a kill on the way, and comes back until there is an order. Returns how many calls that
 * took.
 */
async function paySplitBag(plan?: Plan): Promise<number> {
  await pool.database.delete(reservations)
  const filling = services(undefined)
  const browser = new ModelBrowser(filling.own)
  const { engine } = new ModelTab(browser)
  for (const item of [ITEMS.plenty, ITEMS.crowd]) await engine.add(itemFacts(item))
  const { own, state } = services(plan)
  Object.assign(browser, { world: own })
  for (let visit = 0; browser.result?.kind !== 'order'; visit++) {
    if (visit > 10) throw new Error('There is no order after ten visits')
    const tab = new ModelTab(browser)
    if (visit > 0) await settleOpenPayment(tab.ports)
    const press = await pressOn(tab, 'good', visit)
    if (press) await pay(tab.ports, press)
    await state.restarted
  }
  await settleOpenPayment(new ModelTab(browser).ports)
  await state.restarted
  await vi.waitFor(() => callBackend('/job', { minutes: 31 }), { timeout: 20_000, interval: 200 })
  return state.calls
}

test('[R1.10] kill -9 of platform, payment service, database or backend between any two steps of a split payment: one charge, one order, one reservation', async () => {
  const steps = await paySplitBag()
  expect(steps).toBeGreaterThan(3)
  let orders = 1
  for (const victim of names) {
    for (let call = 1; call <= steps; call++) {
      await paySplitBag({ victim, call })
      orders += 1
      const what = `${victim} before call ${call}`
      expect(await books(), what).toEqual({ orders, charges: orders, stock: STOCK - orders })
      const states = (await pool.database.select().from(reservations)).map(({ state }) => state)
      expect(
        states.filter((state) => state === 'confirmed'),
        what,
      ).toHaveLength(1)
      expect(states, what).not.toContain('pending')
    }
  }
  const log = logs.map((output) => output()).join('')
  expect(log).toContain('commerce')
  for (const secret of ['4111111111111', SHOPPER.email, SHOPPER.phone, SHOPPER.address])
    expect(log, secret).not.toContain(secret)
}, 600_000)
