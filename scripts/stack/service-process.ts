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

type Ending = {
  /** `SIGKILL`, or `code 1`. */
  readonly reason: string
  /** What the service wrote last to its standard error; empty when a signal ended it. */
  readonly complaint: string
  /** Milliseconds that it was ready for. */
  readonly readyFor: number
}

/** One process of a service, from its start to its end. */
export type ServiceProcess = {
  /** @throws {SetUpError} with what the service said last, when it ends before it is ready */
  readonly ready: Promise<void>
  readonly ended: Promise<Ending>
  /** Asks the process to end and forces it after a while; resolves when it has ended. */
  stop(): Promise<void>
}

export function startProcess(service: Service): ServiceProcess {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...service.arguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = follow(child.stdout, child.stderr, service)
  let readyAt: number | undefined
  let isOver = false
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      isOver = true
      const readyFor = readyAt === undefined ? 0 : performance.now() - readyAt
      resolve({ reason: signal ?? `code ${code}`, complaint: signal ? '' : output.complaint(), readyFor })
    })
  })
  const waitUntilReady = async () => {
    while (!(output.isReady() && (!service.address || (await answers(service.address))))) {
      if (isOver) throw new SetUpError(output.lastWords() || `${service.name} did not start.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    readyAt = performance.now()
  }
  return { ready: waitUntilReady(), ended, stop: () => end(child) }
}

type Output = {
  isReady(): boolean
  complaint(): string
  /** The complaint, or else what the service printed last. */
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
  const complaint = () => (last.get(stderr) ?? []).join('\n')
  return { isReady: () => ready, complaint, lastWords: () => complaint() || (last.get(stdout) ?? []).join('\n') }
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
