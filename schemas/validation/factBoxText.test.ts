import { expect, test } from 'vitest'
import { checkFactBoxText } from './factBoxText.ts'

test('a fact box needs a text, unless it shows a shared one', () => {
  expect(checkFactBoxText([{}], {})).toBe(true)
  expect(checkFactBoxText(undefined, { shared: { _ref: 'ull' } })).toBe(true)
  expect(checkFactBoxText([], {})).toBe('Add text to the fact box.')
  expect(checkFactBoxText(undefined, undefined)).toBe('Add text to the fact box.')
})
