import { expect, test } from 'vitest'
import { Unavailable, withinTime } from './unavailable.ts'

const never = new Promise<never>(() => undefined)

test('work done in time yields its result or its failure', async () => {
  expect(await withinTime(Promise.resolve(1), 1000, 'Counting')).toBe(1)
  await expect(withinTime(Promise.reject(new Error('broken')), 1000, 'Counting')).rejects.toThrow('broken')
})

test('work that takes too long is unavailable, whatever becomes of it', async () => {
  await expect(withinTime(never, 10, 'Counting')).rejects.toThrow(new Unavailable('Counting took longer than 10 ms'))
  let fail: (error: Error) => void = () => undefined
  const failing = new Promise<never>((_, reject) => {
    fail = reject
  })
  await expect(withinTime(failing, 10, 'Counting')).rejects.toThrow(Unavailable)
  // An unhandled rejection would fail this run.
  fail(new Error('late'))
  await new Promise((resolve) => setImmediate(resolve))
})
