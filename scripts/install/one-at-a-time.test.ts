import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

let directory: string
const file = () => join(directory, 'deeper/installing')

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'one-at-a-time-'))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => rmSync(directory, { recursive: true }))

test('the second waits until the first has finished, and prints the message once', async () => {
  const order: string[] = []
  let finish = () => {}
  const first = oneAtATime(file(), 'waiting', async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('first ends')
  })
  const second = oneAtATime(file(), 'waiting', async () => {
    order.push('second')
  })
  await vi.waitFor(() => expect(console.info).toHaveBeenCalledExactlyOnceWith('waiting'))
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
  expect(existsSync(file())).toBe(false)
})

test('the lock is released when the work fails', async () => {
  await expect(
    oneAtATime(file(), '', async () => {
      throw new Error('no network')
    }),
  ).rejects.toThrow('no network')
  await expect(oneAtATime(file(), '', async () => undefined)).resolves.toBeUndefined()
})

test('the lock of a process that no longer runs is ignored', async () => {
  await oneAtATime(file(), '', async () => undefined)
  writeFileSync(file(), String(spawnSync(process.execPath, ['--version']).pid))
  const work = vi.fn(async () => undefined)
  await oneAtATime(file(), '', work)
  expect(work).toHaveBeenCalledOnce()
})

test('a folder that cannot be written to rejects with one sentence', async () => {
  writeFileSync(join(directory, 'blocked'), '')
  const inside = join(directory, 'blocked/.build/installing')
  await expect(oneAtATime(inside, '', async () => undefined)).rejects.toThrow(/^No permission to write to this folder/)
})
