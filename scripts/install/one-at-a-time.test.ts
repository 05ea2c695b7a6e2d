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

test('the second waits until the first has finished, and says so once', async () => {
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

test('a failure lets the next one in', async () => {
  await expect(
    oneAtATime(file(), '', async () => {
      throw new Error('no network')
    }),
  ).rejects.toThrow('no network')
  await expect(oneAtATime(file(), '', async () => undefined)).resolves.toBeUndefined()
})

test('what a killed process left behind holds nobody up', async () => {
  await oneAtATime(file(), '', async () => undefined)
  writeFileSync(file(), String(spawnSync(process.execPath, ['--version']).pid))
  const work = vi.fn(async () => undefined)
  await oneAtATime(file(), '', work)
  expect(work).toHaveBeenCalledOnce()
})

test('a folder that may not be written to is one sentence', async () => {
  writeFileSync(join(directory, 'blocked'), '')
  const inside = join(directory, 'blocked/.build/installing')
  await expect(oneAtATime(inside, '', async () => undefined)).rejects.toThrow(/^This folder may not be written to/)
})
