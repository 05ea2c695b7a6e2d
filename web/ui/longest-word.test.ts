import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test('the longest part that stays on one line: spaces, hyphens and soft hyphens end one', () => {
  expect(longestWord('Vilkår og kjøpsbetingelser')).toBe(16)
  expect(longestWord('Vilkår og kjøps\u00adbetingelser')).toBe(11)
  expect(longestWord('T-skjorter')).toBe(8)
})

test('is at least 1, even without a text, as a divisor must be', () => {
  for (const text of ['', ' ', null, undefined]) expect(longestWord(text)).toBe(1)
})
