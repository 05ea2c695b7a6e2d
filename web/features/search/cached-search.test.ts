import { expect, test, vi } from 'vitest'
import { createCachedSearch } from './cached-search.ts'

function counting() {
  const search = vi.fn(async (key: string) => ({ key }))
  return { search, ...createCachedSearch(search) }
}

test('equal requests are searched for once, even when they come at the same time, until they are forgotten', async () => {
  const { search, find, forget } = counting()
  const [first, second] = await Promise.all([find('ull'), find('ull')])
  expect(await find('ull')).toBe(first)
  expect(second).toBe(first)
  expect(search).toHaveBeenCalledOnce()
  await find('lin')
  expect(search).toHaveBeenCalledTimes(2)
  forget()
  await find('ull')
  expect(search).toHaveBeenCalledTimes(3)
})

test('responses no longer requested are dropped, popular ones are not', async () => {
  const { search, find } = counting()
  await find('popular')
  for (let number = 0; number < 400; number += 1) {
    await find(`rare ${number}`)
    await find('popular')
  }
  expect(search).toHaveBeenCalledTimes(401)
  await find('rare 0')
  expect(search).toHaveBeenCalledTimes(402)
})

test('a search that failed is tried again', async () => {
  const { search, find } = counting()
  search.mockRejectedValueOnce(new Error('The database is away'))
  await expect(find('ull')).rejects.toThrow('away')
  expect(await find('ull')).toEqual({ key: 'ull' })
})
