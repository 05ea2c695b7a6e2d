import { describe, expect, test } from 'vitest'
import { weeksOf } from './days.ts'
import type { Item } from './items.ts'
import { hiddenIn, itemsOn, placedIn } from './layout.ts'
import type { When } from './when.ts'

const [week = []] = weeksOf('week', '2026-11-25')

const item = (title: string, when: When): Item => ({
  id: title,
  kind: 'release',
  title,
  when,
  target: { type: 'release', name: title },
  source: { type: 'release', name: title, isScheduled: true },
})
const day = (title: string, on: string) => item(title, { type: 'day', day: on })
const span = (title: string, from?: string, to?: string) => item(title, { type: 'span', from, to })
const lines = (items: readonly Item[]) =>
  placedIn(week, items).map(({ item: { title }, column, columns, line }) => [title, column, columns, line])

describe('items of a week', () => {
  test('are in the columns of their days', () => {
    const items = [
      day('Monday', '2026-11-23'),
      day('Sunday', '2026-11-29'),
      day('before', '2026-11-22'),
      day('after', '2026-11-30'),
      span('three days', '2026-11-24T08:00:00Z', '2026-11-26T08:00:00Z'),
    ]
    expect(lines(items)).toEqual([
      ['Monday', 0, 1, 0],
      ['three days', 1, 3, 0],
      ['Sunday', 6, 1, 0],
    ])
  })

  test('that go on in other weeks reach the edges and say so', () => {
    const [placed] = placedIn(week, [span('open')])
    expect(placed).toMatchObject({ column: 0, columns: 7, beginsBefore: true, endsAfter: true })
    const [ending] = placedIn(week, [span('ending', '2026-11-01T00:00:00Z', '2026-11-24T23:00:00Z')])
    expect(ending).toMatchObject({ column: 0, columns: 2, beginsBefore: true, endsAfter: false })
  })

  test('that overlap are on different lines; gaps are filled', () => {
    const items = [
      day('a', '2026-11-25'),
      span('long', '2026-11-23T08:00:00Z', '2026-11-27T08:00:00Z'),
      span('short', '2026-11-23T08:00:00Z', '2026-11-24T08:00:00Z'),
    ]
    expect(lines(items)).toEqual([
      ['long', 0, 5, 0],
      ['short', 0, 2, 1],
      ['a', 2, 1, 1],
    ])
  })

  test('of one day are in the order of their times, those of the whole day first', () => {
    const items = [
      item('late', { type: 'moment', at: '2026-11-27T15:00:00Z' }),
      item('early', { type: 'moment', at: '2026-11-27T07:00:00Z' }),
      day('all day', '2026-11-27'),
    ]
    expect(lines(items).map(([title]) => title)).toEqual(['all day', 'early', 'late'])
  })

  test('without a line are counted on each of their days', () => {
    const items = [
      ...['a', 'b', 'c', 'd'].map((title) => day(title, '2026-11-25')),
      span('long', '2026-11-24T08:00:00Z', '2026-11-26T08:00:00Z'),
    ]
    const placed = placedIn(week, items)
    expect([1, 2, 3].map((column) => hiddenIn(placed, column, 3))).toEqual([0, 2, 0])
    expect(itemsOn(placed, 2).map(({ title }) => title)).toEqual(['long', 'a', 'b', 'c', 'd'])
    expect(itemsOn(placed, 5)).toEqual([])
  })
})
