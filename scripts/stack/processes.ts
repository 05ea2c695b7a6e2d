import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { SetUpError } from '../install/set-up-error.mjs'
import { ENDS_WITH_PARENT, root } from './root.ts'

const PATIENCE_MS = 8000
/** How much of what a program printed last is told when it fails. */
const LAST_LINES = 20

export type Service = {
  name: string
  /** For Node: options, script and its arguments. */
  arguments: string[]
  /** Answers with anything but a connection error when the service is up. */
  address?: URL
  /** What the service prints when it is ready, where answering is not enough. */
  readyLine?: RegExp
  /** What of the service's output the person who waits for it wants to see. */
  progressLine?: RegExp
}

/** Starts services and stops all of them, whichever way the command ends. */
export class Processes {
  readonly #running = new Map<string, ChildProcess>()
  #stopped: Promise<void> | undefined
  #isComplete = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.stop().then(() => process.exit(this.#isComplete ? 0 : 1)))
    }
  }

  /** All runs that should run: from here on, being stopped is the way to end, and no failure. */
  complete(): void {
    this.#isComplete = true
  }

  /**
   * Resolves when the service answers. Ends everything when the service ends after that.
   * @throws {SetUpError} with what the service said last, when it ends before that
   */
  async start(service: Service): Promise<void> {
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...service.arguments], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.set(service.name, child)
    const output = follow(child.stdout, child.stderr, service)
    let isUp = false
    let ended = false
    child.on('close', (code) => {
      ended = true
      this.#running.delete(service.name)
      if (!isUp || this.#stopped) return
      console.error(`${service.name} ended with code ${code}.\n${output.lastWords()}`)
      void this.stop().then(() => process.exit(1))
    })
    while (!(output.isReady() && (!service.address || (await answers(service.address))))) {
      if (ended || this.#stopped) throw new SetUpError(output.lastWords() || `${service.name} did not start.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    isUp = true
  }

  /** Resolves when nothing runs any more. */
  stop(): Promise<void> {
    this.#stopped ??= Promise.all([...this.#running.values()].map(end)).then(() => undefined)
    return this.#stopped
  }
}

type Output = {
  isReady(): boolean
  /** What the service complained of last, or else printed. */
  lastWords(): string
}

/** Reads what a service prints, shows what somebody waits for, and all of it with VERBOSE. */
function follow(stdout: Readable, stderr: Readable, { readyLine, progressLine }: Service): Output {
  let ready = readyLine === undefined
  const last = new Map<Readable, string[]>()
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter(Boolean)
      for (const line of lines) if (progressLine?.test(line)) console.info(`  ${line}`)
      ready ||= lines.some((line) => readyLine?.test(line))
      last.set(stream, [...(last.get(stream) ?? []), ...lines].slice(-LAST_LINES))
      if (process.env.VERBOSE) process.stderr.write(text)
    })
  }
  return { isReady: () => ready, lastWords: () => (last.get(stderr) ?? last.get(stdout) ?? []).join('\n') }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

async function answers(address: URL): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    return true
  } catch {
    return false
  }
}
