import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('items that arrive during a run share the next one', async () => {
  const runs: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const add = batched<number>((items) => {
    runs.push(items)
    return new Promise((resolve) => void ends.push(resolve))
  })
  const first = add(1)
  await Promise.resolve()
  const others = [add(2), add(3), add(4)]
  ends[0]?.()
  await first
  await expect.poll(() => runs).toEqual([[1], [2, 3, 4]])
  ends[1]?.()
  await Promise.all(others)
})

test('a run that fails fails its own items, and the next one runs', async () => {
  let runs = 0
  const add = batched<number>(async () => {
    runs += 1
    if (runs === 1) throw new Error('no database')
  })
  await expect(add(1)).rejects.toThrow('no database')
  await expect(add(2)).resolves.toBeUndefined()
})
