import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('every name is replaced by its value, unchanged', () => {
  expect(fillIn('{n} treff på «{q}», {n} i alt', { n: 0, q: '$& {n} #' })).toBe('0 treff på «$& {n} #», 0 i alt')
})

test('a name without a value stays', () => expect(fillIn('{n} av {m}', { n: 1 })).toBe('1 av {m}'))
