import { expect, test } from 'vitest'
import { TagSchedule } from './tag-schedule.ts'

const pauses = new Map([
  ['product', 5000],
  ['list', 30_000],
])

/** The tags that expire at a second, of those that change then. */
function schedule() {
  const tags = new TagSchedule((tag) => pauses.get(tag) ?? 0)
  return (second: number, ...changed: string[]) => {
    tags.add(changed)
    const due = tags.due(second * 1000)
    tags.markExpired(due, second * 1000)
    return due
  }
}

test('the first change expires its pages at once, and is not expired again', () => {
  const at = schedule()
  expect(at(1, 'product')).toEqual(['product'])
  expect(at(2)).toEqual([])
  expect(at(30)).toEqual([])
})

test('many changes expire a tag once in its pause, including the last one', () => {
  const at = schedule()
  const changed = (second: number) => (second <= 12 ? ['product'] : [])
  const expired = Array.from({ length: 20 }, (_, second) => at(second, ...changed(second)).length)
  expect(expired).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0])
})

test('tags have pauses of their own, or none', () => {
  const at = schedule()
  const expired = Array.from({ length: 61 }, (_, second) => at(second, 'list', 'document'))
  expect(expired.flatMap((tags, second) => (tags.includes('list') ? [second] : []))).toEqual([0, 30, 60])
  expect(expired.every((tags) => tags.includes('document'))).toBe(true)
})

test('a tag that could not be expired is due again', () => {
  const tags = new TagSchedule(() => 5000)
  tags.add(['product'])
  expect(tags.due(1000)).toEqual(['product'])
  expect(tags.due(2000)).toEqual(['product'])
})

test('it says when the next tag is due', () => {
  const tags = new TagSchedule((tag) => pauses.get(tag) ?? 0)
  expect(tags.nextAt()).toBeUndefined()
  tags.add(['product', 'list'])
  tags.markExpired(tags.due(1000), 1000)
  expect(tags.nextAt()).toBeUndefined()
  tags.add(['product', 'list'])
  expect(tags.due(3000)).toEqual([])
  expect(tags.nextAt()).toBe(6000)
})
