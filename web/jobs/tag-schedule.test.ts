import { expect, test } from 'vitest'
import { postsTag, ratingsTag } from '../domain/member/page-tags.ts'
import { TagSchedule } from './tag-schedule.ts'

const jacket = postsTag('product-jacket')

/** The tags that expire at a second, after a change at another. */
function schedule() {
  const tags = new TagSchedule()
  return (second: number, ...changed: (readonly [tag: string, second: number])[]) => {
    const due = tags.take(
      changed.map(([tag, at]) => ({ tag, changedAt: new Date(at * 1000) })),
      second * 1000,
    )
    tags.markExpired(due, second * 1000)
    return due
  }
}

test('the first change expires its pages at once, and is not expired again by the next poll', () => {
  const at = schedule()
  expect(at(1, [jacket, 1])).toEqual([jacket])
  expect(at(2, [jacket, 1])).toEqual([])
  expect(at(30, [jacket, 1])).toEqual([])
})

test('many changes expire a page of a product once in five seconds, also the last one', () => {
  const at = schedule()
  const expired = Array.from({ length: 20 }, (_, second) => at(second, [jacket, Math.min(second, 12)]).length)
  expect(expired).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0])
})

test('lists of products expire once in thirty seconds', () => {
  const at = schedule()
  const expired = Array.from({ length: 61 }, (_, second) => at(second, [ratingsTag, second]).length)
  expect(expired.flatMap((count, second) => (count > 0 ? [second] : []))).toEqual([0, 30, 60])
})

test('what could not be expired is due again', () => {
  const tags = new TagSchedule()
  const changed = [{ tag: jacket, changedAt: new Date(1000) }]
  expect(tags.take(changed, 1000)).toEqual([jacket])
  expect(tags.take(changed, 2000)).toEqual([jacket])
})
