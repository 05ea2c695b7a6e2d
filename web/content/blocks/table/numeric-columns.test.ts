import { expect, test } from 'vitest'
import { numericColumns } from './numeric-columns.ts'

const columns = (...rows: string[]) => [...numericColumns(rows.map((row) => row.split(' | ')))]

test('figures, with or without currency, unit and thousands', () => {
  expect(columns('Sying | 1 204 | 30 % | NOK 390 | 99 kr', 'Trær | 80 | 2 % | – | 15 euro')).toEqual([1, 2, 3, 4])
})

test('words among them, and the first column, do not count as figures', () => {
  expect(columns('1975 | Slutten av november | 40 °C ull', '2025 | 24. juli | 30 °C')).toEqual([])
})

test('ranges and rows that are too short', () => {
  expect(columns('S | 88–92 | 4', 'M | 93–98')).toEqual([2])
  expect(columns()).toEqual([])
})
