import { expect, test } from 'vitest'
import { clearRise, type Edges } from './clear-place.ts'

const card: Edges = { left: 400, right: 780, top: 800, bottom: 950 }
const control = (top: number, left = 500): Edges => ({ left, right: left + 40, top, bottom: top + 24 })

test('a card that covers nothing stays where it is', () => {
  expect(clearRise(card, [control(100), control(960), control(850, 0)], 64)).toBe(0)
})

test('it rises above what it would cover', () => {
  expect(clearRise(card, [control(900)], 64)).toBe(58)
})

test('and further, where it then covers something else', () => {
  // Two rows of swatches with a picture between them.
  expect(clearRise(card, [control(900), control(820), control(730)], 64)).toBe(228)
})

test('without a place below the header it stays', () => {
  const rows = Array.from({ length: 12 }, (_, row) => control(row * 80))
  expect(clearRise(card, rows, 64)).toBe(0)
})
