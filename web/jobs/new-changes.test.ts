import { expect, test } from 'vitest'
import { NewChanges } from './new-changes.ts'

test('a change is new once, and the next one of the same tag is new again', () => {
  const changes = new NewChanges()
  const at = (second: number) => ({ tag: 'posts', changedAt: new Date(second * 1000) })
  expect(changes.take([at(1), { ...at(1), tag: 'ratings' }])).toEqual(['posts', 'ratings'])
  expect(changes.take([at(1)])).toEqual([])
  expect(changes.take([at(2)])).toEqual(['posts'])
})
