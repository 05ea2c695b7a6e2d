import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startCommerce } from '#sandbox/commerce/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { type StandInProcess, startProcess } from '#tests/faults/stand-in-process.ts'
import { selectionShape } from './shapes.ts'
import { isRealPlatform } from './target.ts'

const ITEM = '10101-1010102'
/** A preorder item: its stock never runs out. */
const ENDLESS_ITEM = '10301-1030101'
let running: StandInProcess | undefined
const directories: string[] = []

afterEach(async () => {
  await running?.kill()
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'commerce-'))
  directories.push(directory)
  return directory
}

async function startPlatform(directory: string, url: string): Promise<StandInProcess> {
  running = await startProcess('sandbox/commerce/main.ts', { SANDBOX_DIR: directory, CENTRA_API_URL: url })
  return running
}

async function call(method: string, url: string, token?: string) {
  const response = await fetch(url, { method, headers: token ? { 'api-token': token } : {} })
  return selectionShape.parse(await response.json())
}

/** Adds one item after another until the platform dies; counts the confirmed and the requested ones. */
async function addUntilItDies(url: string, token: string) {
  const count = { asked: 0, confirmed: 0 }
  try {
    for (;;) {
      count.asked++
      await call('POST', `${url}items/${ENDLESS_ITEM}`, token)
      count.confirmed++
    }
  } catch {
    return count
  }
}

test.skipIf(isRealPlatform)(
  'kill -9 in the middle of writes: everything confirmed is there, nothing is there twice',
  async () => {
    const directory = newDirectory()
    const url = `http://localhost:${await freePort()}/api/checkout/`
    let child = await startPlatform(directory, url)
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => (await call('GET', `${url}selection`)).token),
    )
    const held = new Map(tokens.map((token) => [token, 0]))
    for (let round = 0; round < 3; round++) {
      const counting = Promise.all(tokens.map((token) => addUntilItDies(url, token)))
      while ((await call('GET', `${url}selection`, tokens[0])).selection.totals.totalQuantity < 30 * (round + 1)) {
        // The next call is the pause: writes continue meanwhile.
      }
      await child.kill()
      const counts = await counting
      child = await startPlatform(directory, url)
      for (const [index, token] of tokens.entries()) {
        const before = held.get(token) ?? 0
        const { asked = 0, confirmed = 0 } = counts[index] ?? {}
        const now = (await call('GET', `${url}selection`, token)).selection.totals.totalQuantity
        expect(now).toBeGreaterThanOrEqual(before + confirmed)
        expect(now).toBeLessThanOrEqual(before + asked)
        held.set(token, now)
      }
    }
  },
  // It starts four processes.
  120_000,
)

test.skipIf(isRealPlatform)(
  'a restart keeps selections, stock, vouchers and orders, and seeds nothing again',
  async () => {
    const dataDir = newDirectory()
    const first = await startCommerce({ dataDir, port: 0 })
    first.platform.catalogue.setStock(ITEM, 3)
    const { token } = await call('POST', `${first.url}items/${ITEM}`)
    await call('PUT', `${first.url}countries/SE`, token)
    await call('PUT', `${first.url}languages/en`, token)
    const before = await call('GET', `${first.url}selection`, token)
    await first.close()

    const second = await startCommerce({ dataDir, port: 0 })
    const after = await call('GET', `${second.url}selection`, token)
    expect(after.selection.items.map(({ item, line, quantity }) => [item, line, quantity])).toEqual(
      before.selection.items.map(({ item, line, quantity }) => [item, line, quantity]),
    )
    expect(after.selection).toMatchObject({ currency: 'EUR', language: 'en', totals: before.selection.totals })
    expect(second.platform.catalogue.stockOf(ITEM)).toBe(3)
    await second.close()
  },
)

test.skipIf(isRealPlatform)(
  'a webhook that was acknowledged right before the platform died makes its order',
  async () => {
    const dataDir = newDirectory()
    const first = await startCommerce({ dataDir, port: 0 })
    const { token } = await call('POST', `${first.url}items/${ITEM}`)
    const { selectionId = 0 } = first.platform.sessions.find(token) ?? {}
    const amount = { currency: 'NOK', value: 399_900 }
    const lines = [{ item: ITEM, quantity: 1 }]
    const { reference } = first.platform.attempts.start({
      selectionId,
      fingerprint: 'one',
      press: undefined,
      amount,
      lines,
      receipt: {},
    })
    first.platform.webhooks.store({
      eventCode: 'AUTHORISATION',
      success: 'true',
      eventDate: new Date().toISOString(),
      paymentMethod: 'visa',
      pspReference: 'P1',
      merchantReference: reference,
      merchantAccountCode: 'shop',
      amount,
      additionalData: {},
    })
    await first.close()

    const second = await startCommerce({ dataDir, port: 0 })
    await vi.waitFor(() =>
      expect(second.platform.orders.ofSelection(selectionId)).toMatchObject({ payment: { reference } }),
    )
    await second.close()
  },
)

test.skipIf(isRealPlatform)('a port that is taken is refused before the data is touched', async () => {
  const first = await startCommerce({ dataDir: newDirectory(), port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(startCommerce({ dataDir: newDirectory(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
})
