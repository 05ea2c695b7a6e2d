import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '#scripts/stack/root.ts'

export type StandInProcess = {
  kill(): Promise<void>
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  readonly exited: Promise<unknown>
}

/** A stand-in in a process of its own, so that a test can kill it: resolves with its first line, its address. */
export async function startProcess(program: string, environment: Record<string, string>): Promise<StandInProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The stand-in has no output')
  const exited = once(child, 'exit')
  const started = once(createInterface(child.stdout), 'line')
  await Promise.race([started, exited.then(() => Promise.reject(new Error(`${program} ended`)))])
  return { kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM'), exited }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
