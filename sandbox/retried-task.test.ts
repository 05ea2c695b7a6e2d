import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
