import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { loadEnvironment } from '#scripts/stack/environment.ts'
import { Processes } from '#scripts/stack/processes.ts'
import { sandbox } from '#scripts/stack/services.ts'
import { databaseDirectory } from '#tests/setup/database-server.ts'

let directory: string
let processes: Processes
let addresses: Readonly<Record<'lake' | 'commerce' | 'payments' | 'inbox' | 'errors', string>>

beforeEach(async () => {
  directory = await databaseDirectory()
  // This test does not need the demo shop.
  mkdirSync(join(directory, 'database'), { recursive: true })
  for (const folder of ['', 'database']) writeFileSync(join(directory, folder, 'demo-shop-is-filled-in'), '')
  const origin = async () => `http://localhost:${await freePort()}`
  addresses = {
    lake: await origin(),
    commerce: await origin(),
    payments: await origin(),
    inbox: await origin(),
    errors: await origin(),
  }
  const environment = {
    SANDBOX_DIR: directory,
    SANITY_STUDIO_API_HOST: addresses.lake,
    CENTRA_API_URL: `${addresses.commerce}/api/checkout/`,
    ADYEN_ENVIRONMENT: addresses.payments,
    DATABASE_URL: `postgres://tretopp:sandbox@localhost:${await freePort()}/tretopp`,
    SMTP_URL: `smtp://localhost:${await freePort()}`,
    INBOX_URL: addresses.inbox,
    SENTRY_DSN: `${addresses.errors.replace('//', '//key@')}/1`,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  processes = new Processes()
})
afterEach(async () => {
  await processes.stop()
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true, force: true })
})

/** Process ids of the stand-ins that this process started, by their folder. */
function standIns(): Map<string, number> {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const running = new Map<string, number>()
  for (const line of all.split('\n')) {
    const [, pid, parent, folder] = /^\s*(\d+)\s+(\d+)\s.*\/sandbox\/([\w-]+)\/main\.ts/.exec(line) ?? []
    if (Number(parent) === process.pid && folder) running.set(folder, Number(pid))
  }
  return running
}

const responds = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )

test('a killed stand-in is restarted, and the others keep running', async () => {
  await processes.start(...sandbox(loadEnvironment()))
  const before = standIns()
  expect([...before.keys()].sort()).toEqual(['commerce', 'content-lake', 'database', 'errors', 'mail', 'payments'])
  for (const folder of before.keys()) {
    const pid = before.get(folder)
    if (pid) process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(standIns().get(folder)).not.toBe(pid), 15_000)
    for (const [other, otherPid] of before) if (other !== folder) expect(standIns().get(other), other).toBe(otherPid)
    await vi.waitFor(() => expect(standIns().has(folder)).toBe(true), { timeout: 10_000 })
    before.set(folder, standIns().get(folder) ?? 0)
  }
  for (const address of Object.values(addresses))
    await vi.waitFor(async () => expect([address, await responds(address)]).toEqual([address, true]), {
      timeout: 20_000,
    })
  await processes.stop()
  expect([...standIns().keys()]).toEqual([])
})
