import { expect, test, vi } from 'vitest'
import { inBatches } from './batches.ts'

const items = Array.from({ length: 60 }, (_, index) => index)
const done = async (batch: readonly number[]) => ({ ok: true as const, value: { results: batch } })

test('200 items in calls of 25, with progress', async () => {
  const run = vi.fn(done)
  const progress: number[] = []
  const all = Array.from({ length: 200 }, (_, index) => index)
  expect(await inBatches(all, 25, run, (count) => progress.push(count))).toEqual({ results: all })
  expect(run).toHaveBeenCalledTimes(8)
  expect(progress).toEqual([25, 50, 75, 100, 125, 150, 175, 200])
})

test('stops at the first failure, and says what was done until then', async () => {
  const failure = { ok: false as const, code: 'offline' }
  const run = vi.fn(async (batch: readonly number[]) => (batch.includes(30) ? failure : await done(batch)))
  expect(await inBatches(items, 25, run, () => {})).toEqual({ results: items.slice(0, 25), failure })
  expect(run).toHaveBeenCalledTimes(2)
})
