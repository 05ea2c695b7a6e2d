import { expect, test } from 'vitest'
import { completeHex, paletteOf } from './hex.ts'

test.each([
  ['1f3033', '#1F3033'],
  [' #1f3033 ', '#1F3033'],
  ['#abc', '#AABBCC'],
  ['green', 'green'],
  ['#12345', '#12345'],
])('%s becomes %s', (typed, complete) => {
  expect(completeHex(typed)).toBe(complete)
})

test('a palette holds each valid code once', () => {
  expect(paletteOf([{ hex: '#CCCC52' }, { hex: '#CCCC52' }, { hex: 'red' }, null, { name: 'x' }])).toEqual(['#CCCC52'])
  expect(paletteOf(undefined)).toEqual([])
})
