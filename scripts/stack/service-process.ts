import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { SetUpError } from '../install/set-up-error.mjs'
import { ENDS_WITH_PARENT, root } from './root.ts'

const STOP_TIMEOUT_MS = 8000
/** Lines of output that are kept for the error message. */
const LAST_LINES = 20

export type Service = {
  name: string
  /** For Node: options, script and its arguments; for another program: its arguments. */
  arguments: string[]
  /** The program; Node when left out. */
  program?: string
  /** Settings of this process, in addition to those of the command. */
  settings?: Readonly<Record<string, string>>
  /** The service is ready when this URL gives any HTTP response. */
  address?: URL
  /** The line that the service prints when it is ready, instead of or in addition to `address`. */
  readyLine?: RegExp
  /** Shows what the service writes to standard error once it is ready, for example compile errors in development. */
  showsErrors?: boolean
}

type Ending = {
  /** `SIGKILL`, or `code 1`. */
  readonly reason: string
  /** The last lines of standard error; empty when a signal ended the service. */
  readonly errorOutput: string
  /** Milliseconds that it was ready for. */
  readonly readyFor: number
}

/** One process of a service, from its start to its end. */
export type ServiceProcess = {
  /** @throws {SetUpError} with the last output, when the service ends before it is ready */
  readonly ready: Promise<void>
  readonly ended: Promise<Ending>
  /** Sends SIGTERM, and SIGKILL after a timeout; resolves when the process has ended. */
  stop(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

/** Starts the service; `ready` and `ended` report its progress. */
export function startProcess(service: Service): ServiceProcess {
  const { program = process.execPath } = service
  const arguments_ = [...(service.program ? [] : ENDS_WITH_PARENT), ...service.arguments]
  const child = spawn(program, arguments_, {
    cwd: root,
    env: { ...process.env, ...service.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let readyAt: number | undefined
  const output = readOutput(child.stdout, child.stderr, service, () => readyAt !== undefined)
  let isOver = false
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      isOver = true
      const readyFor = readyAt === undefined ? 0 : performance.now() - readyAt
      resolve({ reason: signal ?? `code ${code}`, errorOutput: signal ? '' : output.errors(), readyFor })
    })
  })
  const waitUntilReady = async () => {
    while (!(output.hasReadyLine() && (!service.address || (await responds(service.address))))) {
      if (isOver) throw new SetUpError(output.last() || `${service.name} did not start.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    readyAt = performance.now()
  }
  return { ready: waitUntilReady(), ended, stop: () => end(child), signal: (signal) => void child.kill(signal) }
}

type Output = {
  hasReadyLine(): boolean
  /** The last lines of standard error. */
  errors(): string
  /** The last lines of standard error, or of standard output if there are none. */
  last(): string
}

/**
 * Reads the output of a service and prints its errors if it asks for that, everything with VERBOSE; STACK_LOG names a
 * file for all of it.
 */
function readOutput(stdout: Readable, stderr: Readable, service: Service, isReady: () => boolean): Output {
  const { readyLine, showsErrors } = service
  let hasReadyLine = readyLine === undefined
  const last = new Map<Readable, string[]>()
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter(Boolean)
      hasReadyLine ||= lines.some((line) => readyLine?.test(line))
      last.set(stream, [...(last.get(stream) ?? []), ...lines].slice(-LAST_LINES))
      const isShown = showsErrors && stream === stderr && isReady()
      if (process.env.STACK_LOG) appendFileSync(process.env.STACK_LOG, text)
      if (process.env.VERBOSE || isShown) process.stderr.write(text)
    })
  }
  const errors = () => (last.get(stderr) ?? []).join('\n')
  return { hasReadyLine: () => hasReadyLine, errors, last: () => errors() || (last.get(stdout) ?? []).join('\n') }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

async function responds(address: URL): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    return true
  } catch {
    return false
  }
}
