import { expect, test, vi } from 'vitest'
import { createIsSold } from './is-sold.ts'

function shop(...first: string[]) {
  const cached = new Set(first)
  const lake = new Set(first)
  const fetchFresh = vi.fn(async () => new Set(lake))
  let time = 0
  return {
    lake,
    fetchFresh,
    isSold: createIsSold(
      async () => cached,
      fetchFresh,
      () => time,
    ),
    pass: (ms: number) => (time += ms),
  }
}

test('a number that is cached is sold without asking the lake', async () => {
  const { isSold, fetchFresh } = shop('100')
  expect(await isSold('100')).toBe(true)
  expect(fetchFresh).not.toHaveBeenCalled()
})

test('a product that was published since is sold, whether or not its publication was delivered', async () => {
  const { lake, isSold } = shop('100')
  lake.add('200')
  expect(await isSold('200')).toBe(true)
})

test('unknown numbers cost one reading a second at most', async () => {
  const { lake, fetchFresh, isSold, pass } = shop('100')
  for (let i = 0; i < 50; i++) expect(await isSold(`x${i}`)).toBe(false)
  expect(fetchFresh).toHaveBeenCalledTimes(1)
  lake.add('x1')
  pass(1000)
  expect(await isSold('x1')).toBe(true)
  expect(fetchFresh).toHaveBeenCalledTimes(2)
})

test('a reading that fails is said to have failed, and tried again', async () => {
  const { fetchFresh, isSold, pass } = shop()
  fetchFresh.mockRejectedValueOnce(new Error('The lake is away'))
  await expect(isSold('100')).rejects.toThrow('The lake is away')
  pass(1000)
  expect(await isSold('100')).toBe(false)
})
