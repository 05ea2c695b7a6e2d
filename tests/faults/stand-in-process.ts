import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '#scripts/stack/root.ts'

export type StandInProcess = { kill(): Promise<void> }

/** A stand-in in a process of its own, so that a test can kill it: resolves with its first line, its address. */
export async function startProcess(program: string, environment: Record<string, string>): Promise<StandInProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The stand-in has no output')
  const started = once(createInterface(child.stdout), 'line')
  await Promise.race([started, once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended`)))])
  return { kill: () => kill(child) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
