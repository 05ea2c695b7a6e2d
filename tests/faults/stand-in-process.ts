import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { root } from '#scripts/stack/root.ts'
import { processOptions } from '#tests/setup/process-options.ts'

export type StandInProcess = {
  /** The first line that it printed: its address. */
  readonly address: string
  /** All that it has printed so far. */
  output(): string
  /** Ends it without warning. */
  kill(): Promise<void>
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Keeps its connections open and its port taken without responding, until `resume`. */
  pause(): void
  resume(): void
  readonly exited: Promise<unknown>
}

/**
 * Starts a stand-in in a process of its own, so that a test can kill it.
 * @throws {Error} when it ends before it has printed its address
 */
export async function startProcess(
  program: string,
  environment: Record<string, string>,
  ...programArguments: string[]
): Promise<StandInProcess> {
  const options = [...processOptions, '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...options, program, ...programArguments], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (!child.stdout || !child.stderr) throw new Error('The stand-in has no output')
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  child.stderr.pipe(process.stderr, { end: false })
  const exited = once(child, 'exit')
  const started = once(createInterface(child.stdout), 'line')
  const [address] = await Promise.race([started, exited.then(() => Promise.reject(new Error(`${program} ended`)))])
  return {
    address,
    output: () => Buffer.concat(printed).toString('utf8'),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    exited,
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const TOKEN = 'fault-token-000000000000000000000000'

/** The project of the lake that `startLakeProcess` starts. */
export const lakeProject = 'faults'

/**
 * A lake over the data of a directory, and a client that may write and never retries. Announces publications to
 * `webhook`, if given.
 */
export async function startLakeProcess(
  directory: string,
  webhook = '',
): Promise<StandInProcess & { readonly client: SanityClient }> {
  const lake = await startProcess('tests/faults/lake-process.ts', {}, directory, lakeProject, TOKEN, webhook)
  const client = createClient({
    projectId: lakeProject,
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost: lake.address,
    token: TOKEN,
    perspective: 'raw',
    maxRetries: 0,
  })
  return { ...lake, client }
}
