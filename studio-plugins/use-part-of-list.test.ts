import { expect, test } from 'vitest'
import { partWith } from './use-part-of-list.ts'

const top = { first: 0, end: 50 }

test('the part stays while its rows are chosen, and grows to the next one', () => {
  expect(partWith(top, -1, 10_000)).toBe(top)
  expect(partWith(top, 49, 10_000)).toBe(top)
  expect(partWith(top, 50, 10_000)).toEqual({ first: 0, end: 51 })
  expect(partWith({ first: 100, end: 150 }, 99, 10_000)).toEqual({ first: 99, end: 150 })
})

test('a row far away is rendered with those around it only', () => {
  expect(partWith(top, 9000, 10_000)).toEqual({ first: 8975, end: 9025 })
  expect(partWith({ first: 8975, end: 9025 }, 3, 10_000)).toEqual({ first: 0, end: 50 })
})

test('a list that became shorter is shown from its start', () => {
  expect(partWith({ first: 8975, end: 9025 }, -1, 30)).toEqual(top)
  expect(partWith({ first: 8975, end: 9025 }, 3, 30)).toEqual(top)
  expect(partWith(top, -1, 0)).toBe(top)
})
