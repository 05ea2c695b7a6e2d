import { expect, test, vi } from 'vitest'
import { createSearchAnswers } from './search-answers.ts'
import type { SearchAnswer } from './search-index.ts'

function counting() {
  const search = vi.fn((query: string): SearchAnswer => ({ hits: [], words: [query], exact: true }))
  return { search, answers: createSearchAnswers({ search, size: 0 }, 'nb') }
}

test('equal queries are searched for once, also when they come at the same time', async () => {
  const { search, answers } = counting()
  const [first, second] = await Promise.all([answers('ull', 6), answers('ull', 6)])
  expect(await answers('ull', 6)).toBe(first)
  expect(second).toBe(first)
  expect(search).toHaveBeenCalledOnce()
  await answers('ull', 60)
  await answers('lin', 6)
  expect(search).toHaveBeenCalledTimes(3)
})

test('responses no longer requested are dropped, popular ones are not', async () => {
  const { search, answers } = counting()
  await answers('popular', 6)
  for (let number = 0; number < 400; number += 1) {
    await answers(`rare ${number}`, 6)
    await answers('popular', 6)
  }
  expect(search).toHaveBeenCalledTimes(401)
  await answers('rare 0', 6)
  expect(search).toHaveBeenCalledTimes(402)
})

test('other work runs between two searches', async () => {
  const order: string[] = []
  const search = (query: string): SearchAnswer => {
    order.push(query)
    setImmediate(() => order.push('page'))
    return { hits: [], words: [], exact: true }
  }
  const answers = createSearchAnswers({ search, size: 0 }, 'nb')
  await Promise.all([answers('a', 6), answers('b', 6), answers('c', 6)])
  expect(order.slice(0, 5)).toEqual(['a', 'page', 'b', 'page', 'c'])
})
