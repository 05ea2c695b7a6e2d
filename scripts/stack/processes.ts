import { type ChildProcess, spawn } from 'node:child_process'
import { SetUpError } from '../install/set-up-error.mjs'
import { ENDS_WITH_PARENT, root } from './root.ts'

const PATIENCE_MS = 8000

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
  #stopping = false
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

  /** Resolves when the service answers; rejects when it ends before that. */
  async start(service: Service): Promise<void> {
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...service.arguments], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.set(service.name, child)
    const lastLines: string[] = []
    let ready = service.readyLine === undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        const lines = text.split('\n').filter(Boolean)
        for (const line of lines) if (service.progressLine?.test(line)) console.info(`  ${line}`)
        lastLines.push(...lines)
        ready ||= lastLines.some((line) => service.readyLine?.test(line))
        lastLines.splice(0, Math.max(0, lastLines.length - 20))
        if (process.env.VERBOSE) process.stderr.write(text)
      })
    }
    let ended = false
    child.on('exit', (code) => {
      ended = true
      this.#running.delete(service.name)
      if (this.#stopping) return
      console.error(`${service.name} ended with code ${code}.\n${lastLines.join('\n')}`)
      void this.stop().then(() => process.exit(1))
    })
    while (!(ready && (!service.address || (await answers(service.address))))) {
      if (ended || this.#stopping) throw new SetUpError(`${service.name} did not start.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async stop(): Promise<void> {
    if (this.#stopping) return
    this.#stopping = true
    await Promise.all([...this.#running.values()].map(end))
  }
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
