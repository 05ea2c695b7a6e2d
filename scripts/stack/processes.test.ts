import { afterEach, beforeEach, expect, test } from 'vitest'
import { SetUpError } from '../install/set-up-error.mjs'
import { Processes, type Service } from './processes.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const known = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
let processes: Processes

beforeEach(() => {
  processes = new Processes()
})

afterEach(async () => {
  await processes.stop()
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!known.get(signal)?.includes(listener)) process.off(signal, listener)
})

function service(code: string): Service {
  return { name: 'The sandbox', arguments: ['-e', code], readyLine: /^ready/ }
}

const untilStopped = 'setInterval(() => undefined, 1000);'

test('a service that cannot start is told in its own words, and nothing else', async () => {
  const failing = service('console.info("lake  http://localhost"); console.error("The disk is full."); process.exit(1)')
  await expect(processes.start(failing)).rejects.toThrow(new SetUpError('The disk is full.'))
  await expect(processes.start(service(''))).rejects.toThrow(new SetUpError('The sandbox did not start.'))
})

test('a service is up once it says so', async () => {
  await processes.start(service(`console.info("ready"); ${untilStopped}`))
})

test('whoever stops waits until everything has ended', async () => {
  const slow = `process.on("SIGTERM", () => setTimeout(() => process.exit(0), 300)); ${untilStopped}`
  await processes.start(service(`${slow} console.info("ready " + process.pid)`))
  const began = performance.now()
  void processes.stop()
  await processes.stop()
  expect(performance.now() - began).toBeGreaterThan(250)
})

test('a start that is stopped comes to an end', async () => {
  const starting = processes.start(service(untilStopped))
  const failure = expect(starting).rejects.toThrow(SetUpError)
  await processes.stop()
  await failure
})
