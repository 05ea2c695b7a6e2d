import { expect, test } from 'vitest'
import { focusOf } from './focus.ts'

test('a hotspot becomes the position that stays in view', () => {
  expect(focusOf({ hotspot: { x: 0.25, y: 0.666, width: 0.3, height: 0.3 } })).toBe('25% 67%')
  expect(focusOf({ hotspot: { x: 0, y: 0 } })).toBe('0% 0%')
})

test('without a whole hotspot the browser centres', () => {
  expect(focusOf({ hotspot: { x: 0.2 } })).toBeUndefined()
  expect(focusOf({ hotspot: null })).toBeUndefined()
  expect(focusOf(null)).toBeUndefined()
})
