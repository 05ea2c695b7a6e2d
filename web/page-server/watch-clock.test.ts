import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from './watch-clock.ts'

const onJump = vi.fn<(seconds: number) => void>()

beforeEach(() => {
  vi.useFakeTimers({
    now: performance.timeOrigin,
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance', 'Date'],
  })
  onJump.mockReset()
  watchClock(onJump, () => 0.5)
})
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const setClock = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('a clock that is set by a second or less is as usual', async () => {
  await later(3600)
  setClock(1)
  await later(3600)
  expect(onJump).not.toHaveBeenCalled()
})

test.each([3600, -3600, 5])('a clock that jumps by %d s is noticed once, in the next 20 s', async (seconds) => {
  await later(60)
  setClock(seconds)
  await later(9)
  expect(onJump).not.toHaveBeenCalled()
  await later(3)
  expect(onJump).toHaveBeenCalledExactlyOnceWith(seconds)
  setClock(-seconds)
  await later(60)
  expect(onJump).toHaveBeenCalledOnce()
})
