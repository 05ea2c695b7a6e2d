import { expect, test } from 'vitest'
import { cutOff } from './cut-off.ts'

test('long texts are cut at a word', () => {
  expect(cutOff('One two three four', 12)).toBe('One two…')
  expect(cutOff('Short', 12)).toBe('Short')
  expect(cutOff('Twelve chars', 12)).toBe('Twelve chars')
  expect(cutOff('Donaudampfschifffahrt', 12)).toBe('Donaudampfs…')
})
