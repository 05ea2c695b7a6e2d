import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { ENDS_WITH_PARENT } from './root.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a program ends when its parent is killed', async () => {
  const child = 'setInterval(() => undefined, 1000); console.info(process.pid)'
  const parent = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([...ENDS_WITH_PARENT, '-e', child])}, {
    stdio: 'inherit',
  }); setInterval(() => undefined, 1000)`
  const started = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = await new Promise<number>((resolve) => started.stdout.once('data', (text) => resolve(Number(text))))
  expect(isRunning(pid)).toBe(true)
  started.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 })
}, 20_000)
