import { expect, test, vi } from 'vitest'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function attempts(...outcomes: (Error | undefined)[]) {
  const work = vi.fn(async () => {
    const failure = outcomes.shift()
    if (failure) throw failure
  })
  const pauses: number[] = []
  const deps = { announce: vi.fn(), wait: async (pause: number) => pauses.push(pause) }
  return { work, pauses, announce: deps.announce, done: retryWhileUnavailable(work, deps) }
}

test('work is repeated until the database can be used, and each wait is announced', async () => {
  const { pauses, announce, done } = attempts(refused, new Error('Connection terminated unexpectedly'), undefined)
  await done
  expect(pauses).toEqual([1000, 2000])
  expect(announce).toHaveBeenCalledTimes(2)
})

test('it is given up after half a minute, with the last failure', async () => {
  const { work, pauses, done } = attempts(...Array.from({ length: 9 }, () => refused))
  await expect(done).rejects.toBe(refused)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(31_000)
  expect(work).toHaveBeenCalledTimes(6)
})

test('a failure that stays is thrown at once', async () => {
  const wrong = Object.assign(new Error('syntax error'), { code: '42601' })
  const { work, done } = attempts(wrong)
  await expect(done).rejects.toBe(wrong)
  expect(work).toHaveBeenCalledTimes(1)
})
