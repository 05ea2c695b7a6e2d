import { expect, test } from 'vitest'
import { stepOf } from './keys.ts'

const press = { ctrlKey: false, metaKey: false, altKey: false, target: undefined }

test.each([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
  ['x', 0],
])('%s moves by %d', (key, step) => {
  expect(stepOf({ ...press, key })).toBe(step)
})

test('shortcuts of the browser are left alone', () => {
  expect(stepOf({ ...press, key: 'j', ctrlKey: true })).toBe(0)
  expect(stepOf({ ...press, key: 'ArrowDown', altKey: true })).toBe(0)
})
