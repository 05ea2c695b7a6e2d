import { expect, test } from 'vitest'
import {
  asGrid,
  parsePasted,
  type TableRow,
  withCell,
  withColumnAt,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withPasted,
  withRowAt,
  withRowMoved,
} from './grid.ts'

const rows = (...cells: string[][]): TableRow[] =>
  cells.map((row, index) => ({ _type: 'tableRow', _key: `r${index}`, cells: row }))
const cellsOf = (grid: readonly TableRow[]) => grid.map(({ cells }) => cells)
const newKey = () => 'new'

test('ragged rows are filled up', () => {
  expect(
    cellsOf(
      asGrid(
        [
          { _key: 'a', cells: ['1'] },
          { _key: 'b', cells: ['1', '2'] },
        ],
        newKey,
      ),
    ),
  ).toEqual([
    ['1', ''],
    ['1', '2'],
  ])
})

test('rows and columns are inserted and removed', () => {
  const grid = rows(['a', 'b'], ['c', 'd'])
  expect(cellsOf(withRowAt(grid, 1, 'k'))).toEqual([
    ['a', 'b'],
    ['', ''],
    ['c', 'd'],
  ])
  expect(cellsOf(withColumnAt(grid, 2))).toEqual([
    ['a', 'b', ''],
    ['c', 'd', ''],
  ])
  expect(cellsOf(withColumnAt(grid, 1))).toEqual([
    ['a', '', 'b'],
    ['c', '', 'd'],
  ])
  expect(cellsOf(withoutRow(grid, 0))).toEqual([['c', 'd']])
  expect(cellsOf(withoutColumn(grid, 0))).toEqual([['b'], ['d']])
  expect(cellsOf(withCell(grid, 1, 0, 'x'))).toEqual([
    ['a', 'b'],
    ['x', 'd'],
  ])
})

test('a block from a spreadsheet grows the grid and keeps the keys of its rows', () => {
  const block = parsePasted('1\t2\r\n3\t4\r\n')
  expect(block).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  const grid = withPasted(rows(['a', 'b']), { row: 0, column: 1 }, block ?? [], newKey)
  expect(grid).toEqual([
    { _type: 'tableRow', _key: 'r0', cells: ['a', '1', '2'] },
    { _type: 'tableRow', _key: 'new', cells: ['', '3', '4'] },
  ])
})

test('a block from a spreadsheet covers the cells from where it is pasted, and no others', () => {
  const grid = rows(['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i'])
  expect(cellsOf(withPasted(grid, { row: 1, column: 1 }, [['1', '2']], newKey))).toEqual([
    ['a', 'b', 'c'],
    ['d', '1', '2'],
    ['g', 'h', 'i'],
  ])
})

test('a cell with line breaks or quotes is one cell', () => {
  expect(parsePasted('Vask\t"30 grader\nfinvask"\n"Sier ""ull"""\t\n')).toEqual([
    ['Vask', '30 grader finvask'],
    ['Sier "ull"', ''],
  ])
  expect(parsePasted('5" skjerm\t2')).toEqual([['5" skjerm', '2']])
})

test('a single pasted cell is left to the text field', () => {
  expect(parsePasted('just text')).toBeUndefined()
})

test('rows and columns move, but not over the edge', () => {
  const rows = [
    { _type: 'tableRow', _key: 'a', cells: ['1', '2'] },
    { _type: 'tableRow', _key: 'b', cells: ['3', '4'] },
  ] as const
  expect(withRowMoved(rows, 1, 0).map(({ _key }) => _key)).toEqual(['b', 'a'])
  expect(withRowMoved(rows, 0, -1)).toEqual(rows)
  expect(withColumnMoved(rows, 1, 0).map(({ cells }) => cells)).toEqual([
    ['2', '1'],
    ['4', '3'],
  ])
})
