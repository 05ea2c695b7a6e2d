import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeyedLock } from './keyed-lock.ts'
import { RetriedTask } from './retried-task.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('runs once for several calls, and once more for a call during the run', async () => {
  let runs = 0
  let finish = () => {}
  const task = new RetriedTask(async () => {
    runs++
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return true
  })
  task.wake()
  task.wake()
  await settled()
  expect(runs).toBe(1)
  task.wake()
  finish()
  await settled()
  expect(runs).toBe(2)
  finish()
  await task.stop()
})

test('tries again while something is left or has failed, and no longer after a stop', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const work = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('broken'))
  work.mockResolvedValue(true)
  const task = new RetriedTask(work)
  task.wake()
  for (const runs of [1, 2, 3, 3]) {
    await settled()
    expect(work).toHaveBeenCalledTimes(runs)
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(errors).toHaveBeenCalledTimes(1)
  await task.stop()
  task.wake()
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})

test('work waits for other work of its key, even if that fails; other keys do not wait', async () => {
  const lock = new KeyedLock<string>()
  const order: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`)
      await settled()
      order.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  const first = lock.run('a', work('first', true))
  const second = lock.run('a', work('second'))
  const other = lock.run('b', work('other'))
  await expect(first).rejects.toThrow('first')
  await Promise.all([second, other])
  expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'))
  expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('first ends'))
})
