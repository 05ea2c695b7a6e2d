import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startCommerce } from '#sandbox/commerce/server.ts'
import { selectionShape } from './shapes.ts'
import { isRealPlatform } from './target.ts'

const ITEM = '10101-1010102'
/** A preorder item: its stock never runs out. */
const ENDLESS_ITEM = '10301-1030101'
let running: ChildProcess | undefined
const directories: string[] = []

afterEach(() => {
  running?.kill('SIGKILL')
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'commerce-'))
  directories.push(directory)
  return directory
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** The stand-in in a process of its own, so that it can be killed as a machine would. */
async function startProcess(directory: string, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/commerce/main.ts'], {
    env: { ...process.env, SANDBOX_DIR: directory, CENTRA_API_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function call(method: string, url: string, token?: string) {
  const response = await fetch(url, { method, headers: token ? { 'api-token': token } : {} })
  return selectionShape.parse(await response.json())
}

/** Adds one item after another until the platform dies; counts what it confirmed and what it was asked for. */
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
    let child = await startProcess(directory, url)
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => (await call('GET', `${url}selection`)).token),
    )
    const held = new Map(tokens.map((token) => [token, 0]))
    for (let round = 0; round < 3; round++) {
      const counting = Promise.all(tokens.map((token) => addUntilItDies(url, token)))
      while ((await call('GET', `${url}selection`, tokens[0])).selection.totals.totalQuantity < 30 * (round + 1)) {
        // The next question is the pause: writes go on meanwhile.
      }
      child.kill('SIGKILL')
      await once(child, 'exit')
      const counts = await counting
      child = await startProcess(directory, url)
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

test.skipIf(isRealPlatform)('a port that is taken is refused before the data is touched', async () => {
  const first = await startCommerce({ dataDir: newDirectory(), port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(startCommerce({ dataDir: newDirectory(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
})
