import { expect, test } from 'vitest'
import { renderRichText } from '../block-fixtures.tsx'

const rows = [
  { _key: 'r1', cells: ['Størrelse', 'Bryst'], width: 2 },
  { _key: 'r2', cells: ['M', '96'], width: 2 },
]

test('caption, header cells with their scope, data cells', () => {
  const html = renderRichText([{ _type: 'table', _key: 't', caption: 'Mål i cm', hasHeader: true, fit: null, rows }])
  expect(html).toMatch(/<section[^>]*aria-label="Mål i cm"[^>]*tabindex="0"/)
  expect(html).toContain('<caption>Mål i cm</caption>')
  expect(html).toMatch(/<th scope="col">Størrelse<\/th><th scope="col" class="[^"]*figure[^"]*">Bryst<\/th>/)
  expect(html).toMatch(/<tbody><tr><td>M<\/td><td class="[^"]*figure[^"]*">96<\/td><\/tr><\/tbody>/)
})

test('without a header every row is data, and the scrolling part still has a name', () => {
  const html = renderRichText([{ _type: 'table', _key: 't', caption: null, hasHeader: false, fit: null, rows }])
  expect(html).not.toContain('<th')
  expect(html).toContain('<td>Størrelse</td>')
  expect(html).toContain('aria-label="Tabell"')
})

test('a row that has lost a cell is left out: its others would be in the wrong columns', () => {
  const table = { _type: 'table' as const, _key: 't', caption: null, hasHeader: true, fit: null }
  const [head, row] = rows
  const lost = { _key: 'r3', cells: ['112'], width: 2 }
  expect(head && row && renderRichText([{ ...table, rows: [head, lost, row] }])).toMatch(
    /<tbody><tr><td>M<\/td>.*?<\/tr><\/tbody>/,
  )
  const headless = renderRichText([{ ...table, rows: [lost, ...rows] }])
  expect(headless).not.toContain('<th')
  expect(headless.match(/<tr>/g)).toHaveLength(2)
})

test('an empty table renders nothing', () => {
  expect(
    renderRichText([{ _type: 'table', _key: 't', caption: 'x', hasHeader: true, fit: null, rows: [] }]),
  ).not.toContain('table')
})
