import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { neverRestart, Processes } from './processes.ts'
import type { Service } from './service-process.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const known = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
const policy = { firstDelayMs: 100, maxRestarts: 2, stableAfterMs: 60_000 }
let processes: Processes
let printed: string[]

beforeEach(() => {
  printed = []
  for (const method of ['info', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: unknown) => void printed.push(String(text)))
  processes = new Processes(policy)
})

afterEach(async () => {
  await processes.stop()
  vi.restoreAllMocks()
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!known.get(signal)?.includes(listener)) process.off(signal, listener)
})

function service(code: string, name = 'The sandbox'): Service {
  return { name, arguments: ['-e', code], readyLine: /^ready/ }
}

const untilStopped = 'setInterval(() => undefined, 1000);'

/** A service that responds with its process id. */
async function server(name: string): Promise<{ service: Service; pid: () => Promise<number | undefined> }> {
  const port = await freePort()
  const code = `require('node:http').createServer((_, r) => r.end(String(process.pid))).listen(${port}, '127.0.0.1')`
  const address = new URL(`http://127.0.0.1:${port}`)
  const pid = () =>
    fetch(address).then(
      async (response) => Number(await response.text()),
      () => undefined,
    )
  return { service: { name, arguments: ['-e', code], address }, pid }
}

async function killed(pid: number | undefined): Promise<void> {
  if (pid === undefined) throw new Error('The service is not running')
  process.kill(pid, 'SIGKILL')
}

test('a service that cannot start rejects with its own error message only', async () => {
  const failing = service('console.info("lake  http://localhost"); console.error("The disk is full."); process.exit(1)')
  await expect(processes.start(failing)).rejects.toThrow(new SetUpError('The disk is full.'))
  await expect(processes.start(service(''))).rejects.toThrow(new SetUpError('The sandbox did not start.'))
})

test('start resolves when the service has printed its ready line', async () => {
  await processes.start(service(`console.info("ready"); ${untilStopped}`))
})

test.each([true, false])(
  'showsErrors %s decides whether later errors of a service are printed',
  async (showsErrors) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const code = 'console.error("early"); console.info("ready"); setTimeout(() => console.error("syntax error"), 300);'
    const marker = service(`setTimeout(() => console.info("ready"), 900); ${untilStopped}`, 'The marker')
    await processes.start({ ...service(`${code} ${untilStopped}`), showsErrors }, marker)
    const texts = written.mock.calls.map(([text]) => String(text))
    expect(texts).toEqual(showsErrors ? ['syntax error\n'] : [])
  },
)

test('stop waits until every service has ended, also when it is called twice', async () => {
  const slow = `process.on("SIGTERM", () => setTimeout(() => process.exit(0), 300)); ${untilStopped}`
  await processes.start(service(`${slow} console.info("ready " + process.pid)`))
  const began = performance.now()
  void processes.stop()
  await processes.stop()
  expect(performance.now() - began).toBeGreaterThan(250)
})

test('a start that is stopped rejects', async () => {
  const starting = processes.start(service(untilStopped))
  const failure = expect(starting).rejects.toThrow(SetUpError)
  await processes.stop()
  await failure
})

describe('a service that was killed', () => {
  test('is restarted, and the others keep running', async () => {
    const studio = await server('The Studio')
    const shop = await server('The storefront')
    await processes.start(studio.service, shop.service)
    const [before, others] = [await studio.pid(), await shop.pid()]
    await killed(before)
    await vi.waitFor(() => expect(printed).toContain('The Studio is running again.'), { timeout: 10_000 })
    expect(printed).toEqual(['The Studio stopped (SIGKILL). Restarting in 0.1 s.', 'The Studio is running again.'])
    expect(await studio.pid()).not.toBe(before)
    expect(await shop.pid()).toBe(others)
  })

  test('repeatedly is restarted after doubling delays, then given up, and the others keep running', async () => {
    const shop = await server('The storefront')
    const failing = service(
      'console.info("ready"); console.error("Out of memory."); setTimeout(() => process.exit(3), 300)',
    )
    await processes.start(shop.service, failing)
    await vi.waitFor(() => expect(printed.at(-1)).toMatch(/not be restarted again/), { timeout: 15_000 })
    const stopped = 'The sandbox stopped (code 3).'
    expect(printed).toEqual([
      `${stopped} Restarting in 0.1 s.\n  Out of memory.`,
      'The sandbox is running again.',
      `${stopped} Restarting in 0.2 s.\n  Out of memory.`,
      'The sandbox is running again.',
      `${stopped} It will not be restarted again. Everything else keeps running.\n  Out of memory.`,
    ])
    expect(await shop.pid()).toBeDefined()
  })

  test('has its count of restarts reset after it was up for a while', async () => {
    await processes.stop()
    processes = new Processes({ ...policy, maxRestarts: 1, stableAfterMs: 0 })
    const studio = await server('The Studio')
    await processes.start(studio.service)
    for (let kill = 1; kill <= 3; kill += 1) {
      await killed(await studio.pid())
      const again = () => printed.filter((line) => line === 'The Studio is running again.')
      await vi.waitFor(() => expect(again()).toHaveLength(kill), { timeout: 10_000 })
    }
    expect(printed).not.toContainEqual(expect.stringMatching(/0\.2 s|not be restarted/))
  })

  test('stays down when all is stopped before its restart', async () => {
    await processes.stop()
    processes = new Processes({ ...policy, firstDelayMs: 60_000 })
    const studio = await server('The Studio')
    await processes.start(studio.service)
    await killed(await studio.pid())
    await vi.waitFor(() => expect(printed).toContain('The Studio stopped (SIGKILL). Restarting in 60 s.'))
    await processes.stop()
    expect(await studio.pid()).toBeUndefined()
    expect(printed).toHaveLength(1)
  })

  test('stays down under neverRestart', async () => {
    await processes.stop()
    processes = new Processes(neverRestart)
    const studio = await server('The Studio')
    const shop = await server('The storefront')
    await processes.start(studio.service, shop.service)
    await killed(await studio.pid())
    await vi.waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toMatch(/^The Studio stopped \(SIGKILL\)\. It will not be restarted/)
    expect(await shop.pid()).toBeDefined()
  })

  test('ends the command only when no other service is left', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
    await processes.start(service('console.info("ready"); setTimeout(() => process.exit(1), 200)'))
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), { timeout: 10_000 })
    expect(printed.at(-1)).toMatch(/Nothing else is running\.$/)
  })
})
